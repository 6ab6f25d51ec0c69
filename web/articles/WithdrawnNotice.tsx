import type { WithdrawalNotice } from '#contract/withdrawals.ts'
import { formatShortDate } from '#domain/format.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Notice } from '#ui/Notice.tsx'
import { textLanguage, useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './states.module.css'

interface WithdrawnNoticeProps {
  /** Undefined if the article was withdrawn while it was open: the notice comes with the next issue data. */
  withdrawal: WithdrawalNotice | undefined
}

/** Shown in place of a withdrawn article. */
export function WithdrawnNotice({ withdrawal }: WithdrawnNoticeProps) {
  const t = useT()
  const { language } = useLanguage()
  const home = (
    <ButtonLink to="/" variant="secondary" icon="home">
      {t('Back to the front page')}
    </ButtonLink>
  )
  const day = withdrawal && dayInIndia(new Date(withdrawal.withdrawn_at))
  return (
    <div className={styles.state}>
      <Notice tone="empty" icon="pages" title={t('This article was withdrawn.')} action={home}>
        {withdrawal?.notice && <p lang={textLanguage(withdrawal.notice)}>{withdrawal.notice}</p>}
        {day && <p>{t('Withdrawn on {date}', { date: formatShortDate(day, language) })}</p>}
      </Notice>
    </div>
  )
}
