import { useEffect, useId, useRef } from 'react'
import { CancelReason, MESSAGE_MAX_LENGTH } from '#contract/sheets.ts'
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

interface OtherReasonProps {
  message: string
  error: string | undefined
  isDisabled: boolean
  onChange: (message: string) => void
}

export function OtherReason({ message, error, isDisabled, onChange }: OtherReasonProps) {
  const t = useT()
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    if (error) box.current?.focus()
  }, [error])

  return (
    <div className={styles.other}>
      <label className={styles.legend} htmlFor={id}>
        {t('Your reason')}
      </label>
      <textarea
        ref={box}
        id={id}
        className={styles.message}
        rows={3}
        maxLength={MESSAGE_MAX_LENGTH}
        value={message}
        disabled={isDisabled}
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={error && `${id}error`}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <p id={`${id}error`} className={styles.error} role="alert">
          <Icon name="warning" />
          {error}
        </p>
      )}
    </div>
  )
}
