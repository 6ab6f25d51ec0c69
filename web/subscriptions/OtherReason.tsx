import { useEffect, useId, useRef } from 'react'
import { MESSAGE_MAX_LENGTH } from '#contract/sheets.ts'
import { Icon } from '#ui/Icon.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './cancel-dialog.module.css'

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
