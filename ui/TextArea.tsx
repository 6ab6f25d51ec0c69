import { type Ref, useId } from 'react'
import { Icon } from './Icon.tsx'
import styles from './text-field.module.css'

interface TextAreaProps {
  label: string
  value: string
  onChange: (value: string) => void
  maxLength?: number
  rows?: number
  error?: string | undefined
  isRequired?: boolean
  ref?: Ref<HTMLTextAreaElement>
}

/** A text field with several lines. */
export function TextArea({ label, value, onChange, error, rows = 6, ...props }: TextAreaProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box} data-invalid={Boolean(error)}>
        <textarea
          ref={props.ref}
          id={id}
          className={styles.lines}
          rows={rows}
          maxLength={props.maxLength}
          value={value}
          required={props.isRequired}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={error && `${id}error`}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {error && (
        <p id={`${id}error`} className={styles.error} role="alert">
          <Icon name="warning" />
          {error}
        </p>
      )}
    </div>
  )
}
