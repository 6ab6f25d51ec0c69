import { LegalLink } from '../brand/LegalLink.tsx'
import { useT } from '../i18n/use-t.ts'
import { WithParts } from '../i18n/WithParts.tsx'
import styles from './login-form.module.css'

/** Signing in agrees to the terms. */
export function Agreement() {
  const t = useT()
  const links = {
    terms: <LegalLink tab="terms" name={t('Terms & Conditions')} />,
    privacy: <LegalLink tab="privacy" name={t('Privacy Policy')} />,
  }
  return (
    <p className={styles.agreement}>
      <WithParts text={t('By signing in you agree to our {terms} and {privacy}.')} parts={links} />
    </p>
  )
}
