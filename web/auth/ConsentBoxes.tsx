import type { ConsentFlags } from '#contract/consents.ts'
import { useT } from '../i18n/use-t.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import styles from './login-form.module.css'

interface ConsentBoxesProps {
  consents: ConsentFlags
  onChange: (consents: ConsentFlags) => void
}

export function ConsentBoxes({ consents, onChange }: ConsentBoxesProps) {
  const t = useT()
  return (
    <div className={styles.boxes}>
      <Checkbox
        isChecked={consents.receiveMarketingAndPromitionalEmail}
        onChange={(isChecked) =>
          onChange({ ...consents, receiveMarketingAndPromitionalEmail: isChecked })
        }
      >
        {t('Send me offers and promotions by email')}
      </Checkbox>
      <Checkbox
        isChecked={consents.dhNewsLetterTopNewsOfTheDay}
        onChange={(isChecked) => onChange({ ...consents, dhNewsLetterTopNewsOfTheDay: isChecked })}
      >
        {t('Send me the top news of the day')}
      </Checkbox>
    </div>
  )
}
