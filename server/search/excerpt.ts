import { marksIn } from '#domain/search/marks.ts'
import type { SearchQuery } from '#domain/search/query.ts'

const LENGTH = 240
/** So much of it stands before the words searched for. */
const BEFORE = 60

/** Some of a text, around the words searched for; its beginning where it has none of them. */
export function excerpt(text: string, query: SearchQuery): string {
  const [mark] = marksIn(text, query)
  const wished = Math.max(0, (mark?.start ?? 0) - BEFORE)
  const start = wished === 0 ? 0 : wordFrom(text, wished)
  const end = start + LENGTH >= text.length ? text.length : wordUntil(text, start + LENGTH)
  const middle = text.slice(start, end).replace(/\s+/g, ' ').trim()
  return `${start > 0 ? '… ' : ''}${middle}${end < text.length ? ' …' : ''}`
}

/** Where the next word begins. */
function wordFrom(text: string, index: number): number {
  const space = text.slice(index, index + BEFORE).search(/\s/)
  return space < 0 ? index : index + space + 1
}

/** Where the last word before it ends. */
function wordUntil(text: string, index: number): number {
  const space = text.slice(index - BEFORE, index).search(/\s\S*$/)
  return space < 0 ? index : index - BEFORE + space
}
