import { articleTag, isBlock } from './article-tags.ts'
import { walkHtml } from './walk-html.ts'

/** The text of article HTML, one entry per block. */
export function paragraphsOf(html: string): string[] {
  const paragraphs: string[] = []
  let pieces: string[] = []

  const endParagraph = () => {
    const text = pieces.join('').replace(/\s+/g, ' ').trim().normalize('NFC')
    if (text) paragraphs.push(text)
    pieces = []
  }
  const edge = (written: string) => {
    const tag = articleTag(written)
    if (tag === ' ' || tag === 'br') pieces.push(' ')
    else if (tag && isBlock(tag)) endParagraph()
  }

  walkHtml(html, { open: edge, close: edge, text: (text) => void pieces.push(text) })
  endParagraph()
  return paragraphs
}

/** The text for search, one line per paragraph. */
export function textOf(html: string): string {
  return paragraphsOf(html).join('\n')
}
