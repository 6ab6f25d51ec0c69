import styles from './contact.module.css'

interface ForProgramsProps {
  value: string
  onChange: (value: string) => void
}

/** A field that nobody sees, hears or reaches by the keyboard: whoever fills it in is no reader. */
export function ForPrograms({ value, onChange }: ForProgramsProps) {
  return (
    <div className={styles.unseen} aria-hidden="true">
      <input
        name="website"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
