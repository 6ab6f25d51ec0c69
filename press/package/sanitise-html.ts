import { articleTag, isBlock } from './article-tags.ts'
import { sanitiseAttributes } from './sanitise-attributes.ts'
import { walkHtml } from './walk-html.ts'

/** Deeper tags are left out and their text stays. */
const DEEPEST = 32

const ENDED_BY_BLOCKS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const LIST_PARTS = new Set(['ul', 'ol', 'li'])

/** Article HTML in the article's own tags and attributes, each closed; everything else is gone. */
export function sanitiseHtml(source: string): string {
  const output: string[] = []
  const open: string[] = []
  let text = ''

  const write = (markup: string) => {
    if (text) output.push(escaped(text))
    output.push(markup)
    text = ''
  }
  const closeDownTo = (position: number) => {
    if (position >= 0) while (open.length > position) write(`</${open.pop()}>`)
  }
  const closeWhatEndsAt = (tag: string) => {
    if (isBlock(tag)) closeDownTo(open.findLastIndex((other) => ENDED_BY_BLOCKS.has(other)))
    if (tag === 'a') closeDownTo(open.lastIndexOf('a'))
    if (tag !== 'li') return
    const nearest = open.findLastIndex((other) => LIST_PARTS.has(other))
    if (open[nearest] === 'li') closeDownTo(nearest)
  }

  walkHtml(source, {
    open(written, attributes) {
      const tag = articleTag(written)
      if (tag === ' ') text += ' '
      if (tag === undefined || tag === ' ') return
      closeWhatEndsAt(tag)
      if (open.length >= DEEPEST && tag !== 'br') return
      const kept = sanitiseAttributes(tag, attributes)
      write(`<${tag}${kept.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')}>`)
      if (tag !== 'br') open.push(tag)
    },
    close(written) {
      closeDownTo(open.lastIndexOf(articleTag(written) ?? ''))
    },
    text(piece) {
      text += piece
    },
  })
  closeDownTo(0)
  write('')
  return output.join('').normalize('NFC').trim()
}

const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
])

function escaped(text: string): string {
  return text.replace(/[&<>"]|[^\P{Cc}\t\n\r]/gu, (character) => ENTITIES.get(character) ?? '')
}
