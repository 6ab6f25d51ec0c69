import { SupportLine } from '../about/SupportLine.tsx'
import { Frame } from '../brand/Frame.tsx'
import { useT } from '../i18n/use-t.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import styles from './payments.module.css'

/** The bank's word has not arrived yet. */
export function Confirming() {
  const t = useT()
  return (
    <Frame title={t('Confirming your payment')}>
      <div className={styles.result}>
        <Spinner />
        <h1 className={styles.heading}>{t('Confirming your payment')}</h1>
        <p role="status">
          {t(
            'You need not pay again. As soon as the bank confirms, the paper opens here; if it does not, nothing is kept of your money.',
          )}
        </p>
        <ButtonLink to="/" variant="secondary" icon="home">
          {t("Today's front page")}
        </ButtonLink>
        <SupportLine />
      </div>
    </Frame>
  )
}
