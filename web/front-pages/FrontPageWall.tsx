import { Link } from 'react-router'
import type { FrontPage } from '#contract/front-pages.ts'
import { CALENDAR_WORDS, formatDate } from '#domain/format.ts'
import { Icon } from '#ui/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import { searchOf } from '../paper/place.ts'
import styles from './front-pages.module.css'

interface FrontPageWallProps {
  pages: readonly FrontPage[]
  edition: number
  /** What distinguishes the pages: days of a month, or years. */
  by: 'day' | 'year'
  onLocked: () => void
  onImageError: () => void
}

/** Front pages side by side. A page that the reader may not open is blurred and says how it can be opened. */
export function FrontPageWall({ pages, edition, by, ...props }: FrontPageWallProps) {
  return (
    <ol className={styles.wall} data-by={by}>
      {pages.map((page) => (
        <li key={page.date}>
          {page.locked ? (
            <button type="button" className={styles.day} data-locked onClick={props.onLocked}>
              <Picture page={page} by={by} onError={props.onImageError} />
            </button>
          ) : (
            <Link className={styles.day} to={`/${searchOf({ date: page.date, edition })}`}>
              <Picture page={page} by={by} onError={props.onImageError} />
            </Link>
          )}
        </li>
      ))}
    </ol>
  )
}

interface PictureProps {
  page: FrontPage
  by: 'day' | 'year'
  onError: () => void
}

function Picture({ page: { date, image, width, height, locked }, by, onError }: PictureProps) {
  const t = useT()
  const { language } = useLanguage()
  const weekday = CALENDAR_WORDS[language].days[new Date(date).getUTCDay()]
  const words = [formatDate(date, language), ...(locked ? [t('Not in your plan')] : [])]
  return (
    <>
      <span className={styles.sheet}>
        <img src={image} alt="" width={width} height={height} loading="lazy" onError={onError} />
        {locked && <Icon name="lock" />}
      </span>
      <VisuallyHidden>{words.join(', ')}</VisuallyHidden>
      <span className={styles.label} aria-hidden="true">
        {by === 'year' ? (
          <b>{date.slice(0, 4)}</b>
        ) : (
          <>
            <b>{Number(date.slice(8))}</b> {weekday}
          </>
        )}
      </span>
    </>
  )
}
