import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import { textLanguage } from '../i18n/text-language.ts'
import styles from './article-text.module.css'
import { useMarkedWords } from './use-marked-words.ts'

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
    place.current?.replaceChildren(text.cloneNode(true))
  }, [text])
  useMarkedWords(place, text, marked)

  return (
    <article className={styles.article} style={style} lang={textLanguage(words)}>
      {!text.querySelector('h1') && <h1>{title}</h1>}
      <div ref={place} />
    </article>
  )
}
