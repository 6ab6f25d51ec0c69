import type { PageBox } from '#contract/page-model.ts'
import type { WordLine } from '#contract/page-words.ts'
import type { Line } from '../read/lines.ts'
import type { TurnedLine } from '../read/turned-lines.ts'
import { percentOf } from './draft-block.ts'
import type { Rect } from './geometry.ts'

/** The lines of a page with the places of their words. Each word of turned text is a line of its own. */
export function wordLinesOf(
  lines: readonly Line[],
  turned: readonly TurnedLine[],
  page: Rect,
): WordLine[] {
  const upright = lines.map(({ box, words }): WordLine => {
    const place = rounded(percentOf(box, page))
    return {
      ...place,
      words: words.map(({ text, left, right }) => {
        const word = rounded(percentOf({ ...box, left, right }, page))
        return [word.left, word.width, text]
      }),
    }
  })
  const ofTurned = turned.flatMap(({ words }) =>
    words.map(({ text, box }): WordLine => {
      const place = rounded(percentOf(box, page))
      return { ...place, words: [[place.left, place.width, text]] }
    }),
  )
  return [...upright, ...ofTurned]
}

/** The line with its words at another place of the page. */
export function movedTo({ left, words }: WordLine, place: PageBox): WordLine {
  const moved = rounded(place)
  const by = moved.left - left
  return {
    ...moved,
    words: words.map(([at, width, text]) => [round(at + by), width, text]),
  }
}

const round = (value: number): number => Math.round(value * 100) / 100

const rounded = ({ left, top, width, height }: PageBox): PageBox => ({
  left: round(left),
  top: round(top),
  width: round(width),
  height: round(height),
})
