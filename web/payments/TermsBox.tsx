import { Checkbox } from '#ui/Checkbox.tsx'
import { LegalLink } from '../brand/LegalLink.tsx'
import { useT } from '../i18n/use-t.ts'
import { WithParts } from '../i18n/WithParts.tsx'

interface TermsBoxProps {
  isAgreed: boolean
  /** The reader went on without it. */
  isMissed: boolean
  isDisabled: boolean
  onAgree: (isAgreed: boolean) => void
}

export function TermsBox({ isAgreed, isMissed, isDisabled, onAgree }: TermsBoxProps) {
  const t = useT()
  const missed = t('Please agree to the Terms & Conditions and Privacy Policy to Proceed.')
  const parts = {
    terms: <LegalLink tab="terms" name={t('Terms & Conditions')} />,
    privacy: <LegalLink tab="privacy" name={t('Privacy Policy')} />,
  }
  return (
    <Checkbox
      isChecked={isAgreed}
      isDisabled={isDisabled}
      error={isMissed ? missed : undefined}
      onChange={onAgree}
    >
      <WithParts text={t('I agree to the {terms} and the {privacy}.')} parts={parts} />
    </Checkbox>
  )
}
