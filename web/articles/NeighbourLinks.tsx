import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { IssueDate } from '#contract/issue-date.ts'
import { TITLE_LENGTH } from '#contract/reading.ts'
import { cutTitle } from '#domain/cut-title.ts'
import { Icon } from '#ui/Icon.tsx'
import { useKeys } from '#ui/use-keys.ts'
import { useIsWide } from '../brand/use-is-wide.ts'
import { textLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import { articlePath } from '../paper/place.ts'
import { ReadTick } from '../reading-places/ReadTick.tsx'
import type { PlacedArticle } from './find-region.ts'
import styles from './neighbour-links.module.css'
import { useOrigin } from './use-close.ts'
import { useSwipe } from './use-swipe.ts'

interface NeighbourLinksProps {
  date: IssueDate
  edition: number
  previous: PlacedArticle | undefined
  next: PlacedArticle | undefined
}

export function NeighbourLinks({ date, edition, previous, next }: NeighbourLinksProps) {
  const t = useT()
  const [search] = useSearchParams()
  const isWide = useIsWide()
  const origin = useOrigin()
  const length = isWide ? TITLE_LENGTH.desktop : TITLE_LENGTH.mobile
  const source = search.get('source')
  const nav = useRef<HTMLElement>(null)
  const open = (to: 'previous' | 'next') =>
    nav.current?.querySelector<HTMLAnchorElement>(`[data-to=${to}]`)?.click()
  useSwipe((turn) => open(turn === 1 ? 'next' : 'previous'))
  useKeys({ ArrowLeft: () => open('previous'), ArrowRight: () => open('next') })

  const link = ({ article, pageIndex }: PlacedArticle, to: 'previous' | 'next') => {
    const path = articlePath(article, { date, edition, pageIndex })
    return (
      // Replaces the history entry, so that closing returns to where the reader came from.
      <Link
        to={source ? `${path}&${new URLSearchParams({ source })}` : path}
        replace
        state={origin}
        className={styles.link}
        data-to={to}
        rel={to === 'next' ? 'next' : 'prev'}
      >
        <span className={styles.label}>
          <Icon name={to === 'next' ? 'arrow-right' : 'arrow-left'} />
          {to === 'next' ? t('Next article') : t('Previous article')}
        </span>
        <ReadTick issue={{ date, edition }} articleId={article.id} />
        <span className={styles.title} lang={textLanguage(article.title)} title={article.title}>
          {cutTitle(article.title || t('Article'), length)}
        </span>
      </Link>
    )
  }

  if (!previous && !next) return null
  return (
    <nav ref={nav} className={styles.links} aria-label={t('More articles')}>
      {previous && link(previous, 'previous')}
      {next && link(next, 'next')}
    </nav>
  )
}
