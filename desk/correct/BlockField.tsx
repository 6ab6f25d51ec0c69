import { useId } from 'react'
import { useT } from '../i18n/use-t.ts'
import styles from './text.module.css'
import { countUncertain, textParts } from './uncertain-words.ts'

interface BlockFieldProps {
  label: string
  value: string
  lang: string
  onChange: (value: string) => void
  /** The person has left the field. */
  onLeave: () => void
  maxLength?: number
}

/** What the server takes of a paragraph. */
const MAX_LENGTH = 20_000

/** A field that grows with its text. Words that are probably misread are marked behind it. */
export function BlockField({
  label,
  value,
  lang,
  maxLength = MAX_LENGTH,
  ...props
}: BlockFieldProps) {
  const t = useT()
  const id = useId()
  const count = countUncertain(value)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.marked} lang={lang}>
        <div className={styles.behind} aria-hidden="true">
          {textParts(value).map((part, index) => {
            // biome-ignore lint/suspicious/noArrayIndexKey: words repeat, and have no identity but their place.
            return part.isUncertain ? <mark key={index}>{part.text}</mark> : part.text
          })}
          {/* A last empty line has no height otherwise. */}
          {'\u200B'}
        </div>
        <textarea
          id={id}
          lang={lang}
          rows={1}
          value={value}
          maxLength={maxLength}
          spellCheck={lang === 'en'}
          aria-describedby={count > 0 ? `${id}note` : undefined}
          onChange={(event) => props.onChange(event.target.value)}
          onBlur={props.onLeave}
        />
      </div>
      {count > 0 && (
        <p id={`${id}note`} className={styles.note}>
          {t('{count} word to check|{count} words to check', { count })}
        </p>
      )}
    </div>
  )
}
