import type { PageBox } from '#contract/page-model.ts'
import type { PageWords, WordLine } from '#contract/page-words.ts'
import { overlaps } from '../page-boxes.ts'

/** The words whose centre is in one of the areas, in reading order. Areas are in percent of the page. */
export function wordsIn({ lines }: PageWords, areas: readonly PageBox[]): WordLine[] {
  return keepWords(lines, (word) => areas.some((area) => hasCentreIn(word, area)))
}

/** The words of which no part is in one of the areas. */
export function wordsOutside({ lines }: PageWords, areas: readonly PageBox[]): WordLine[] {
  return keepWords(lines, (word) => !areas.some((area) => overlaps(word, area)))
}

function keepWords(lines: readonly WordLine[], isKept: (word: PageBox) => boolean): WordLine[] {
  return lines.flatMap(({ words, ...line }) => {
    const kept = words.filter(([left, width]) => isKept({ ...line, left, width }))
    const [first, last] = [kept[0], kept.at(-1)]
    if (!first || !last) return []
    if (kept.length === words.length) return [{ ...line, words }]
    const width = Math.round((last[0] + last[1] - first[0]) * 100) / 100
    return [{ ...line, left: first[0], width, words: kept }]
  })
}

function hasCentreIn(box: PageBox, area: PageBox): boolean {
  const x = box.left + box.width / 2 - area.left
  const y = box.top + box.height / 2 - area.top
  return x >= 0 && x <= area.width && y >= 0 && y <= area.height
}
