import { CONSENT_WORDING, type ConsentFlags } from '#contract/consents.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { useSpoken } from '../i18n/language.ts'
import styles from './login-form.module.css'

interface ConsentBoxesProps {
  consents: ConsentFlags
  onChange: (consents: ConsentFlags) => void
}

export function ConsentBoxes({ consents, onChange }: ConsentBoxesProps) {
  const { language } = useSpoken()
  return (
    <div className={styles.boxes}>
      <Checkbox
        isChecked={consents.receiveMarketingAndPromitionalEmail}
        onChange={(isChecked) =>
          onChange({ ...consents, receiveMarketingAndPromitionalEmail: isChecked })
        }
      >
        {CONSENT_WORDING.receiveMarketingAndPromitionalEmail[language]}
      </Checkbox>
      <Checkbox
        isChecked={consents.dhNewsLetterTopNewsOfTheDay}
        onChange={(isChecked) => onChange({ ...consents, dhNewsLetterTopNewsOfTheDay: isChecked })}
      >
        {CONSENT_WORDING.dhNewsLetterTopNewsOfTheDay[language]}
      </Checkbox>
    </div>
  )
}
