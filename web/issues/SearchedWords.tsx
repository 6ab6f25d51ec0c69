import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { compactDate, type IssueDate } from '#contract/issue-date.ts'
import type { Page } from '#contract/issues.ts'
import { getWordBoxes } from '#contract/search.ts'
import { call } from '../api/call.ts'
import { SEARCH_CACHE } from '../api/query-client.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { EVERY_SEARCH } from '../paper/query-keys.ts'
import styles from './searched-words.module.css'

interface SearchedWordsProps {
  date: IssueDate
  edition: number
  page: Page
  /** The words that the reader searched for. */
  words: string
  /** The article that was found. */
  articleId: string | null
}

/** Marks the words of a search on the page, and flashes the article that was found. */
export function SearchedWords({ date, edition, page, words, articleId }: SearchedWordsProps) {
  const boxes = useWordBoxes({ query: words, date, edition, pageNo: page.pageNo })
  const article = page.articles.find(({ id }) => id === articleId)
  return (
    <div className={styles.layer} aria-hidden="true">
      {boxes.map(({ left, top, width, height }) => (
        <span
          key={`${left} ${top}`}
          className={styles.word}
          style={{
            left: `${left}%`,
            top: `${top}%`,
            width: `${width}%`,
            height: `${height}%`,
          }}
        />
      ))}
      {article &&
        (article.rects ?? [article]).map(({ top, left, width, height }, index) => (
          <Flash key={top + left} place={{ top, left, width, height }} isFirst={index === 0} />
        ))}
    </div>
  )
}

interface FlashProps {
  place: { top: string; left: string; width: string; height: string }
  isFirst: boolean
}

function Flash({ place, isFirst }: FlashProps) {
  const part = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (isFirst) part.current?.scrollIntoView({ block: 'center' })
  }, [isFirst])
  return <span ref={part} className={styles.flash} style={place} />
}

interface WordsOnPage {
  query: string
  date: IssueDate
  edition: number
  pageNo: number
}

function useWordBoxes({ query, date, edition, pageNo }: WordsOnPage) {
  const { publisher } = runtimeConfig()
  const { data } = useQuery({
    queryKey: [...EVERY_SEARCH, publisher, 'word-boxes', query, date, edition, pageNo],
    queryFn: () =>
      call(getWordBoxes, {
        query: { query, publisher, date: compactDate(date), edition, pageNo },
      }),
    ...SEARCH_CACHE,
  })
  return data?.boxes ?? []
}
