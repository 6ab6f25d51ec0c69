import styles from './icon.module.css'
import type { MORE_ICONS } from './more-icons.ts'

/** The icons of the first view, on a 24 × 24 grid. Each is one stroked path; those in `FILLED` are filled as well. */
const FIRST_ICONS = {
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  user: 'M12 4a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM4.5 20c.8-3.4 3.8-5 7.5-5s6.7 1.6 7.5 5',
  login: 'M14 4h5v16h-5M4 12h11M11 8l4 4l-4 4',
  chevron: 'M6 9.5l6 6l6-6',
  'chevron-left': 'M14.5 5.5L8 12l6.5 6.5',
  'chevron-right': 'M9.5 5.5L16 12l-6.5 6.5',
  pages: 'M7.5 3.5h11v14h-11zM5 6.5v14h11M10 7h6M10 10h6M10 13h3',
  calendar: 'M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5V8M15.5 3.5V8',
  lock: 'M6 10.5h12V20H6zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14.25v2',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  'whole-page': 'M6 3.5h12v17H6zM9 8h6M9 12h6M9 16h3',
  text: 'M5 6h14M5 10h14M5 14h14M5 18h8',
  'fit-width': 'M3.5 5v14M20.5 5v14M6.5 12h11M9.5 9l-3 3l3 3M14.5 9l3 3l-3 3',
  'fit-height': 'M5 3.5h14M5 20.5h14M12 6.5v11M9 9.5l3-3l3 3M9 14.5l3 3l3-3',
} as const

export type IconName = keyof typeof FIRST_ICONS | keyof typeof MORE_ICONS

const paths: Partial<Record<IconName, string>> = { ...FIRST_ICONS }

/** Adds the icons of all other screens. They are a file of their own, so that the first view does not load them. */
export function addIcons(more: typeof MORE_ICONS): void {
  Object.assign(paths, more)
}

/** For the page that shows all icons. */
export function iconNames(): IconName[] {
  return Object.keys(paths) as IconName[]
}

const FILLED: ReadonlySet<IconName> = new Set(['bookmark-filled'])

interface IconProps {
  name: IconName
}

/** Decorative: use it beside text or in a labelled control. */
export function Icon({ name }: IconProps) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      data-filled={FILLED.has(name)}
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
