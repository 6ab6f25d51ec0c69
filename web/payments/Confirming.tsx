import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useIsOnline } from '#ui/use-is-online.ts'
import { Frame } from '../frame/Frame.tsx'
import { useT } from '../i18n/use-t.ts'
import { SupportLine } from '../publisher-content/SupportLine.tsx'
import styles from './payments.module.css'

/** The outcome has not arrived yet. */
export function Confirming() {
  const t = useT()
  const isOnline = useIsOnline()
  return (
    <Frame title={t('Confirming your payment')}>
      <div className={styles.result}>
        <Spinner />
        <h1 className={styles.heading}>{t('Confirming your payment')}</h1>
        <p role="status">
          {isOnline
            ? t(
                'It is not known yet whether your payment went through. Please do not pay again: this page shows the outcome as soon as it is known.',
              )
            : t(
                'You are offline, so it is not known yet whether your payment went through. Please do not pay again: this page shows the outcome when you are back online.',
              )}
        </p>
        <p>{t('If a payment buys nothing, all of it is refunded.')}</p>
        <ButtonLink to="/" variant="secondary" icon="home">
          {t("Today's front page")}
        </ButtonLink>
        <SupportLine />
      </div>
    </Frame>
  )
}
