import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { UnbrokenText, wrapUnbroken } from '#ui/UnbrokenText.tsx'
import { textLanguage } from '../i18n/language.ts'
import styles from './article-text.module.css'

/** Large type, in which a broken compound is noticeable. */
const TITLES = 'h1, h2, h3, h4, h5, h6, .text-standfirst'

interface ArticleTextProps {
  /** Already sanitised. */
  text: DocumentFragment
  /** Shown when the text has no headline. */
  title: string
  size: number
  /** The search words to mark. */
  marked: string
}

export function ArticleText({ text, title, size, marked }: ArticleTextProps) {
  const place = useRef<HTMLDivElement>(null)
  const words = text.textContent
  const style: CSSProperties & Record<'--text-size', number> = { '--text-size': size }

  useLayoutEffect(() => {
    const root = place.current
    if (!root) return
    root.replaceChildren(text.cloneNode(true))
    for (const title of root.querySelectorAll(TITLES)) wrapUnbroken(title)
  }, [text])
  useMarkedWords(place, text, marked)

  return (
    <article className={styles.article} style={style} lang={textLanguage(words)}>
      {!text.querySelector('h1') && (
        <h1>
          <UnbrokenText text={title} />
        </h1>
      )}
      <div ref={place} />
    </article>
  )
}

/** Marks search words in a rendered text. Its code is loaded only when there are words to mark. */
function useMarkedWords(
  place: RefObject<Element | null>,
  text: DocumentFragment,
  searched: string,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text is marked again.
  useEffect(() => {
    const root = place.current
    if (!root || !searched) return
    let unmark: (() => void) | undefined
    let isOver = false
    import('./mark-words.ts').then(
      ({ markWords }) => {
        if (!isOver) unmark = markWords(root, searched)
      },
      // Offline: the text is shown without marks.
      () => undefined,
    )
    return () => {
      isOver = true
      unmark?.()
    }
  }, [place, text, searched])
}
