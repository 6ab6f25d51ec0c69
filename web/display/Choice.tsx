import { type ReactNode, useId } from 'react'
import styles from './choice.module.css'

interface Option<Value extends string> {
  value: Value
  label: ReactNode
}

interface ChoiceProps<Value extends string> {
  name: string
  options: readonly Option<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** Radio buttons in a row. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { name, options, chosen, onChoose } = props
  const group = useId()
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.name}>{name}</legend>
      <div className={styles.options}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name={group}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
