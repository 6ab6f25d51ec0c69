import type { PageBox } from '#contract/page-model.ts'
import type { PageWords } from '#contract/page-words.ts'
import { marksIn } from './marks.ts'
import type { SearchQuery } from './query.ts'

/** Where the words of a query are printed on a page, in any of their forms, in percent of the page. */
export function boxesOfWords({ lines }: PageWords, query: SearchQuery): PageBox[] {
  const words = lines.flatMap(({ top, height, words: ofLine }) =>
    ofLine.map(([left, width, text]) => ({ text, box: { left, top, width, height } })),
  )
  let end = 0
  const placed = words.map((word) => {
    const start = end
    end += word.text.length + 1
    return { ...word, start, end: start + word.text.length }
  })
  const marks = marksIn(words.map(({ text }) => text).join(' '), query)
  return placed
    .filter((word) => marks.some((mark) => mark.start < word.end && mark.end > word.start))
    .map(({ box }) => box)
}
