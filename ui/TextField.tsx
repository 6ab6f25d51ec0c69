import { type ChangeEvent, type HTMLInputTypeAttribute, type Ref, useId } from 'react'
import { Icon } from './Icon.tsx'
import styles from './text-field.module.css'

interface TextFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  type?: HTMLInputTypeAttribute
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'search'
  autoComplete?: string
  maxLength?: number
  /** Shown before the input and not part of its value, such as +91. */
  prefix?: string
  hint?: string | undefined
  error?: string | undefined
  /** A small tooltip on the field, such as 'Please fill out this field'. */
  tip?: string | undefined
  /** Marks the field as invalid when the message is elsewhere. */
  isInvalid?: boolean
  isRequired?: boolean
  isDisabled?: boolean
  ref?: Ref<HTMLInputElement>
}

export function TextField({ label, value, onChange, hint, error, tip, ...props }: TextFieldProps) {
  const id = useId()
  const isInvalid = Boolean(error ?? tip ?? props.isInvalid)
  const notes = [hint && `${id}hint`, tip && `${id}tip`, error && `${id}error`]
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box} data-invalid={isInvalid}>
        {props.prefix && <span className={styles.prefix}>{props.prefix}</span>}
        <input
          ref={props.ref}
          id={id}
          className={styles.input}
          type={props.type ?? 'text'}
          inputMode={props.inputMode}
          autoComplete={props.autoComplete}
          maxLength={props.maxLength}
          value={value}
          required={props.isRequired}
          disabled={props.isDisabled}
          aria-invalid={isInvalid || undefined}
          aria-describedby={notes.filter(Boolean).join(' ') || undefined}
          onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
        />
      </div>
      {tip && (
        <p id={`${id}tip`} className={styles.tip} role="alert">
          {tip}
        </p>
      )}
      {hint && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}error`} className={styles.error} role="alert">
          <Icon name="warning" />
          {error}
        </p>
      )}
    </div>
  )
}
