import styles from './icon.module.css'

/** Icons on a 24 × 24 grid. Each is one stroked path; those in `FILLED` are filled as well. */
const ICON_PATHS = {
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  close: 'M6 6l12 12M18 6L6 18',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13zM15.25 15.25L20 20',
  user: 'M12 4a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM4.5 20c.8-3.4 3.8-5 7.5-5s6.7 1.6 7.5 5',
  login: 'M14 4h5v16h-5M4 12h11M11 8l4 4l-4 4',
  logout: 'M10 4H5v16h5M10 12h10M16 8l4 4l-4 4',
  bookmark: 'M7 4h10v16l-5-4l-5 4z',
  'bookmark-filled': 'M7 4h10v16l-5-4l-5 4z',
  share:
    'M17.5 3.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5zM6.5 9.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5zM17.5 15.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5zM8.7 10.8l6.6-3.6M8.7 13.2l6.6 3.6',
  link: 'M10 14a3.75 3.75 0 0 0 5.3 0l3.1-3.1a3.75 3.75 0 0 0-5.3-5.3L12 6.7M14 10a3.75 3.75 0 0 0-5.3 0l-3.1 3.1a3.75 3.75 0 0 0 5.3 5.3L12 17.3',
  download: 'M12 4v11M7.5 10.5L12 15l4.5-4.5M4.5 20h15',
  'arrow-left': 'M20 12H4M10 6l-6 6l6 6',
  'arrow-right': 'M4 12h16M14 6l6 6l-6 6',
  chevron: 'M6 9.5l6 6l6-6',
  'chevron-left': 'M14.5 5.5L8 12l6.5 6.5',
  'chevron-right': 'M9.5 5.5L16 12l-6.5 6.5',
  pages: 'M7.5 3.5h11v14h-11zM5 6.5v14h11M10 7h6M10 10h6M10 13h3',
  calendar: 'M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5V8M15.5 3.5V8',
  lock: 'M6 10.5h12V20H6zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14.25v2',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  'whole-page': 'M6 3.5h12v17H6zM9 8h6M9 12h6M9 16h3',
  'text-size': 'M3 19L8.5 5L14 19M4.9 14.25h7.2M15.5 19l3-8l3 8M16.6 16.25h3.8',
  'text-smaller': 'M4 18.5L8.5 7.5L13 18.5M5.6 14.5h5.8M16 13h5',
  'text-larger': 'M2.5 19L8 5L13.5 19M4.4 14.25h7.2M15.5 12h6M18.5 9v6',
  image:
    'M4 5h16v14H4zM4 16l4.5-4.5l4 4l2.5-2.5l5 5M15.5 8.25a1.25 1.25 0 1 1 0 2.5a1.25 1.25 0 0 1 0-2.5z',
  text: 'M5 6h14M5 10h14M5 14h14M5 18h8',
  speaker: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4.25 4.25 0 0 1 0 6M18 6.5a7.75 7.75 0 0 1 0 11',
  'fit-width': 'M3.5 5v14M20.5 5v14M6.5 12h11M9.5 9l-3 3l3 3M14.5 9l3 3l-3 3',
  'fit-height': 'M5 3.5h14M5 20.5h14M12 6.5v11M9 9.5l3-3l3 3M9 14.5l3 3l3-3',
  home: 'M4 11l8-7l8 7M6 9.5V20h4.5v-5.5h3V20H18V9.5',
  question:
    'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17zM9.5 9.75A2.5 2.5 0 1 1 13.25 12c-.8.45-1.25 1-1.25 1.9M12 16.75v.01',
  phone:
    'M5 4h4l1.5 4.5L8.25 10a11.5 11.5 0 0 0 5.75 5.75l1.5-2.25L20 15v4a1.5 1.5 0 0 1-1.6 1.5C10.6 20 4 13.4 3.5 5.6A1.5 1.5 0 0 1 5 4z',
  mail: 'M3.5 5.5h17v13h-17zM4 6.25l8 6.25l8-6.25',
  globe:
    'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17zM3.75 12h16.5M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17zM12 7.25V12l3.25 2.25',
  pause: 'M8.5 5v14M15.5 5v14',
  play: 'M7.5 5l11 7l-11 7z',
  check: 'M4.5 12.5l5 5L19.5 7',
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17.25v.01',
  trash: 'M4.5 7h15M9.5 7V4h5v3M6.5 7l.75 13h9.5L17.5 7M10.25 10.5v6M13.75 10.5v6',
  marker: 'M13.5 4l6 6l-7 7h-6v-6zM11 6.5l6 6M4 20.5h16',
  edit: 'M4 20l1-4.5L16 4.5L19.5 8l-11 11zM13.5 7l3.5 3.5',
  scissors:
    'M6.5 4a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5zM6.5 15a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5zM8.6 7.9L20 17.5M8.6 16.1L20 6.5',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15',
} as const

export type IconName = keyof typeof ICON_PATHS

/** For the page that shows all icons. */
export const ICON_NAMES = Object.keys(ICON_PATHS) as IconName[]

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
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
