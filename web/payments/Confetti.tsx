import styles from './confetti.module.css'

const PIECES = 48
const COLOURS = ['var(--brand)', '#d99a2b', 'var(--good)', '#3d6fa5']

/** Falls once. The positions are deterministic but look random. */
export function Confetti() {
  return (
    <div className={styles.confetti} aria-hidden="true">
      {Array.from({ length: PIECES }, (_, piece) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change.
          key={piece}
          className={styles.piece}
          style={{
            insetInlineStart: `${(piece * 37) % 100}%`,
            background: COLOURS[piece % COLOURS.length],
            animationDelay: `${(piece * 53) % 900}ms`,
            animationDuration: `${2200 + ((piece * 131) % 1400)}ms`,
          }}
        />
      ))}
    </div>
  )
}
