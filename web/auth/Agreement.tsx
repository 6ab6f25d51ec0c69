import { CONSENT_WORDING, LEGAL_NAMES } from '#contract/consents.ts'
import { LegalLink } from '../brand/LegalLink.tsx'
import { useLanguage } from '../i18n/language.ts'
import { TextWithParts } from '../i18n/TextWithParts.tsx'
import styles from './login-form.module.css'

/** States that signing in means agreeing to the terms. */
export function Agreement() {
  const { language } = useLanguage()
  const names = LEGAL_NAMES[language]
  const links = {
    terms: <LegalLink tab="terms" name={names.terms} />,
    privacy: <LegalLink tab="privacy" name={names.privacy} />,
  }
  return (
    <p className={styles.agreement}>
      <TextWithParts text={CONSENT_WORDING.terms[language]} parts={links} />
    </p>
  )
}
