import { type RefObject, useEffect, useRef, useState } from 'react'
import type { IssueDate } from '#contract/issue-date.ts'
import type { EpaperData } from '#contract/issues.ts'
import { reachOf } from '#domain/reach.ts'
import { Icon } from '#ui/Icon.tsx'
import { runtimeConfig } from '../api/runtime-config.ts'
import { useIssue } from '../paper/use-issue.ts'
import { useReader } from '../session/use-reader.ts'
import styles from './thumbnail.module.css'

interface ThumbnailProps {
  article: ThumbnailArticle
}

/** The printed article as a small picture; fetched when it comes near the viewport. */
export function Thumbnail({ article }: ThumbnailProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { src, onError } = useThumbnail(article, useIsNear(frame))
  return (
    <div ref={frame} className={styles.thumbnail}>
      {src ? <img src={src} alt="" onError={onError} /> : <Icon name="text" />}
    </div>
  )
}

/** Identifies an article of an issue. */
interface ThumbnailArticle {
  article_id: string
  edition_date: IssueDate
  edition_number: number
  /** The address of its text, if known; the picture's address follows from it. */
  htmlPath?: string | undefined
}

/**
 * The address of the article's picture, from freshly fetched data because addresses expire. Undefined
 * when the reader may not open the page.
 */
function useThumbnail(article: ThumbnailArticle, isNear: boolean) {
  const { edition_date, edition_number, article_id, htmlPath } = article
  const isReached = useIsReached(article)
  const [failed, setFailed] = useState<readonly string[]>([])
  const fromText = htmlPath && besideText(htmlPath)
  const isFromText = fromText !== undefined && !failed.includes(fromText)
  const isAsked = isNear && isReached && !isFromText
  const issue = useIssue(edition_date, isAsked ? edition_number : undefined)
  const src = isFromText ? fromText : issue.data && thumbnailOf(issue.data, article_id)
  const isShown = isNear && src !== undefined && !failed.includes(src)

  const onError = () => {
    if (src) setFailed([...failed, src])
    // The address has expired: refetch the issue for a new one.
    const isFirst = failed.every((address) => address === fromText)
    if (!isFromText && isFirst) void issue.refetch({ cancelRefetch: false })
  }
  return { src: isShown ? src : undefined, onError }
}

/** Avoids requests for issues that the plan does not include. */
function useIsReached({ edition_date, edition_number }: ThumbnailArticle): boolean {
  const reader = useReader()
  if (reader.kind === 'checking') return false
  const { publisher, today } = runtimeConfig()
  const { from, to } = reachOf(
    reader,
    { publisher, edition: edition_number },
    { today, current: today },
  )
  return from !== null && edition_date >= from && edition_date <= to
}

/** The picture of an article, if the reader may open its page. */
function thumbnailOf(issue: EpaperData, articleId: string): string | undefined {
  const article = issue.sections
    .flatMap(({ pages }) => pages)
    .flatMap(({ articles }) => articles)
    .find(({ id }) => id === articleId)
  return article && issue.data_url_suffix + besideText(article.htmlFile)
}

/** The press writes the picture beside the text file. */
function besideText(htmlFile: string): string {
  return htmlFile.replace(/\.html$/, '.webp')
}

const NEAR = '400px'

/** Turns true when an element comes near the viewport, and stays true. */
function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (isNear || !element.current) return
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: NEAR },
    )
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element, isNear])

  return isNear
}
