import { Fragment } from 'react'
import styles from './unbroken-text.module.css'

interface UnbrokenTextProps {
  text: string
}

/** A title in which lines do not break inside compounds or between a number and its noun. */
export function UnbrokenText({ text }: UnbrokenTextProps) {
  return splitUnbroken(text).map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places.
    <Fragment key={at}>
      {at % 2 === 0 ? piece : <span className={styles.unbroken}>{piece}</span>}
    </Fragment>
  ))
}

/** A hyphenated compound, or a number and the word after it. */
const UNBROKEN = /([^\s-]+(?:-[^\s-]+)+|\d[\d.,:/]*\s\S+)/

/** Splits a text; every second piece must stay on one line. */
export function splitUnbroken(text: string): string[] {
  return text.split(UNBROKEN)
}

/** Wraps those pieces of an existing element's text. */
export function wrapUnbroken(element: Element): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    const pieces = splitUnbroken(text.data)
    if (pieces.length > 1) text.replaceWith(...pieces.map(wrap))
  }
}

function wrap(piece: string, at: number): string | Element {
  if (at % 2 === 0) return piece
  const span = document.createElement('span')
  span.className = styles.unbroken ?? ''
  span.textContent = piece
  return span
}
