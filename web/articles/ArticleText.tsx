import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import { UnbrokenText, wrapUnbroken } from '#ui/UnbrokenText.tsx'
import { textLanguage } from '../i18n/language.ts'
import styles from './article-text.module.css'
import { useMarkedWords } from './use-marked-words.ts'

/** In large type a torn word is seen. */
const TITLES = 'h1, h2, h3, h4, h5, h6, .text-standfirst'

interface ArticleTextProps {
  /** Harmless already. */
  text: DocumentFragment
  /** For a text that has no headline of its own. */
  title: string
  size: number
  /** The words to mark in it. */
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
