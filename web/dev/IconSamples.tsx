import { ICON_NAMES, Icon } from '#ui/Icon.tsx'
import styles from './ui-screen.module.css'

export function IconSamples() {
  return (
    <ul className={styles.icons} lang="en">
      {ICON_NAMES.map((name) => (
        <li key={name} className={styles.icon}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  )
}
