import styles from './icon.module.css'
import { FILLED, ICON_PATHS, type IconName } from './icon-paths.ts'

interface IconProps {
  name: IconName
}

/** A picture beside words, or in a control that has a name of its own. */
export function Icon({ name }: IconProps) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      data-filled={FILLED.has(name)}
      aria-hidden="true"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
