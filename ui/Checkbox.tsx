import { type ReactNode, useId } from 'react'
import styles from './checkbox.module.css'
import { Icon } from './Icon.tsx'

interface CheckboxProps {
  children: ReactNode
  isChecked: boolean
  isDisabled?: boolean
  error?: string | undefined
  onChange: (isChecked: boolean) => void
}

export function Checkbox({ children, isChecked, isDisabled, error, onChange }: CheckboxProps) {
  const errorId = useId()
  return (
    <div>
      <label className={styles.label}>
        <input
          type="checkbox"
          className={styles.box}
          checked={isChecked}
          disabled={isDisabled}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={error && errorId}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          <Icon name="warning" />
          {error}
        </p>
      )}
    </div>
  )
}
