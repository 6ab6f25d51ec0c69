import { useLayoutEffect, useRef } from 'react'
import styles from './publisher-content.module.css'

interface PlacedHtmlProps {
  /** Harmless already. */
  content: DocumentFragment
}

export function PlacedHtml({ content }: PlacedHtmlProps) {
  const place = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    place.current?.replaceChildren(content.cloneNode(true))
  }, [content])

  return <div ref={place} className={styles.html} />
}
