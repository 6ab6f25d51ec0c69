import { useId } from 'react'
import { CancelReason } from '#contract/sheets.ts'
import { Icon } from '#ui/Icon.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './cancel-dialog.module.css'

interface ReasonChoiceProps {
  chosen: CancelReason | undefined
  error: string | undefined
  isDisabled: boolean
  onChoose: (reason: CancelReason) => void
}

export function ReasonChoice({ chosen, error, isDisabled, onChoose }: ReasonChoiceProps) {
  const t = useT()
  const id = useId()
  const words: Record<CancelReason, string> = {
    'too expensive': t('Too expensive'),
    'not finding news I want': t('Not finding news I want'),
    'get news from another source': t('Get news from another source'),
    'website hard to use': t('Website hard to use'),
    Others: t('Others'),
  }
  return (
    <fieldset
      className={styles.reasons}
      disabled={isDisabled}
      aria-describedby={error && `${id}error`}
    >
      <legend className={styles.legend}>{t('Why are you cancelling?')}</legend>
      {CancelReason.options.map((reason) => (
        <label key={reason} className={styles.reason}>
          <input
            type="radio"
            className={styles.radio}
            name={id}
            checked={reason === chosen}
            onChange={() => onChoose(reason)}
          />
          <span>{words[reason]}</span>
        </label>
      ))}
      {error && (
        <p id={`${id}error`} className={styles.error} role="alert">
          <Icon name="warning" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
