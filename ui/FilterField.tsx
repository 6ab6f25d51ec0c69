import type { ComponentProps, ReactNode } from 'react'
import styles from './filter-field.module.css'

interface FilterSelectProps {
  label: string
  value: string
  /** The filter narrows the list. */
  isChosen: boolean
  onChoose: (value: string) => void
  /** The options. */
  children: ReactNode
}

/** One filter of a list. Its options say what it filters by, so its name is not visible. */
export function FilterSelect({ label, value, isChosen, onChoose, children }: FilterSelectProps) {
  return (
    <select
      className={styles.field}
      aria-label={label}
      data-chosen={isChosen}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      {children}
    </select>
  )
}

interface FilterDateProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: string
}

export function FilterDate({ label, ...props }: FilterDateProps) {
  return (
    <label className={styles.date}>
      <span>{label}</span>
      <input {...props} type="date" className={styles.field} />
    </label>
  )
}
