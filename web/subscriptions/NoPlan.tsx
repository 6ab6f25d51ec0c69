import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useT } from '../i18n/use-t.ts'
import { useReader } from '../session/use-reader.ts'

/** Someone without a plan of their own; the whole paper may be open to them all the same, as a present. */
export function NoPlan() {
  const t = useT()
  const isGuest = useReader().kind === 'subscriber'
  return (
    <Notice
      tone="empty"
      icon="pages"
      title={isGuest ? t('The paper is open to you') : t('You have no plan yet')}
      action={<ButtonLink to="/subscribe">{t('See All Plans')}</ButtonLink>}
    >
      {isGuest
        ? t('Your access is a present from us. There is nothing to pay and nothing to cancel.')
        : t('A plan opens every page and edition, and past issues as far as it reaches.')}
    </Notice>
  )
}
