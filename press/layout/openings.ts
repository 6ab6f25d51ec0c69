import type { Line } from '../read/lines.ts'
import { medianOf } from '../read/rect.ts'

/** The words before the first ones in the font of the text, over at most two lines. */
export function openingOf(lines: readonly Line[], font: number): string {
  let opening = ''
  for (const line of lines.slice(0, 2)) {
    const runs = line.runs ?? [{ font: line.font, text: line.text }]
    const text = runs.findIndex((run) => run.font === font && LETTER.test(run.text))
    const before = runs.slice(0, text < 0 ? runs.length : text).map((run) => run.text)
    opening = [opening, before.join('').trim()].filter(Boolean).join(' ')
    if (text >= 0) return LETTER.test(opening) ? upToMark(opening) : ''
  }
  return ''
}

const LETTER = /\p{L}/u
const MARK = /^(.+?[:—–])\s*\S*$|^(.+\.)[^\p{L}]*$/u

/** A figure, a quotation mark or a syllable after the colon may be in another font too. */
function upToMark(opening: string): string {
  const [, colon, stop] = MARK.exec(opening) ?? []
  return colon ?? stop ?? opening
}

const MOST_NAME_LETTERS = 60
/** A reference to a page has a figure, the heading of a table a colon. */
const NAME = /^[^\p{Nd}:;?!]+[^\p{Nd}:;?!.]$/u

/** Whether lines at the end of a story, in another font that is not larger, are the name of its writer. */
export function isSignatureIn(
  lines: readonly Line[],
  story: readonly Line[],
  font: number,
): boolean {
  const size = medianOf(story, (line) => line.size)
  return (
    lines.length <= 2 &&
    lines.every((line) => line.font !== font && line.size < size * 1.06 && NAME.test(line.text)) &&
    lines.reduce((sum, { letters }) => sum + letters, 0) <= MOST_NAME_LETTERS
  )
}
