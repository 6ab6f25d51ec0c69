import { useId } from 'react'
import { Icon } from './Icon.tsx'
import styles from './text-field.module.css'

interface SelectFieldProps {
  label: string
  /** One of the options' values. */
  value: string
  groups: readonly { label: string; options: readonly { value: string; label: string }[] }[]
  hint?: string
  error?: string | undefined
  onChange: (value: string) => void
}

export function SelectField({ label, value, groups, hint, error, onChange }: SelectFieldProps) {
  const id = useId()
  const notes = [hint && `${id}hint`, error && `${id}error`]
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box} data-invalid={Boolean(error)}>
        <select
          id={id}
          className={styles.input}
          value={value}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={notes.filter(Boolean).join(' ') || undefined}
          onChange={(event) => onChange(event.target.value)}
        >
          {groups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
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
