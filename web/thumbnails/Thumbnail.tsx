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
  article: Pictured
}

/** An article as it is printed, cut out of its page; fetched when it comes near the screen. */
export function Thumbnail({ article }: ThumbnailProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { src, onError } = useThumbnail(article, useIsNear(frame))
  return (
    <div ref={frame} className={styles.thumbnail}>
      {src ? <img src={src} alt="" onError={onError} /> : <Icon name="text" />}
    </div>
  )
}

/** What has a picture: an article of an issue. */
interface Pictured {
  article_id: string
  edition_date: IssueDate
  edition_number: number
  /** The address of its text, if the server has just given it: its picture is then known too. */
  htmlPath?: string | undefined
}

/**
 * A fresh address of the article's picture: one that was kept would have expired. None when the
 * reader may not open its page, or may no longer.
 */
function useThumbnail(article: Pictured, isNear: boolean) {
  const { edition_date, edition_number, article_id, htmlPath } = article
  const isReached = useIsReached(article)
  const [failed, setFailed] = useState<readonly string[]>([])
  const given = htmlPath && besideText(htmlPath)
  const isGiven = given !== undefined && !failed.includes(given)
  const isAsked = isNear && isReached && !isGiven
  const issue = useIssue(edition_date, isAsked ? edition_number : undefined)
  const src = isGiven ? given : issue.data && thumbnailOf(issue.data, article_id)
  const isShown = isNear && src !== undefined && !failed.includes(src)

  const onError = () => {
    if (src) setFailed([...failed, src])
    // Its address has expired: the issue's data has the next.
    const isFirst = failed.every((address) => address === given)
    if (!isGiven && isFirst) void issue.refetch({ cancelRefetch: false })
  }
  return { src: isShown ? src : undefined, onError }
}

/** Nobody is asked for what the plan does not reach. */
function useIsReached({ edition_date, edition_number }: Pictured): boolean {
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

/** The press puts it beside the text. */
function besideText(htmlFile: string): string {
  return htmlFile.replace(/\.html$/, '.webp')
}

const NEAR = '400px'

/** Turns true once an element comes near what is on the screen, and stays so. */
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
