import { runtimeConfig } from '../api/runtime-config.ts'
import { TextWithParts } from '../i18n/TextWithParts.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './publisher-content.module.css'

export function SupportLine() {
  const t = useT()
  const { supportEmail } = runtimeConfig()
  const email = <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
  return (
    <p className={styles.support}>
      <TextWithParts text={t('Questions? Write to us at {email}.')} parts={{ email }} />
    </p>
  )
}
