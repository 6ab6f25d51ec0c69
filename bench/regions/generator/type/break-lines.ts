import { breaksOf } from '../text/break-word.ts'
import { spaceOf, widthOf } from './shape.ts'
import type { Word } from './sheet.ts'

export interface BrokenLine {
  words: Word[]
  /** Without stretching, words and spaces. */
  width: number
  /** Of a word broken at the line's end: added, or the word's own. */
  hyphen?: 'added' | 'own'
}

/** Lines that are less full are filled with a part of the next word. */
const FULL = { en: 0.9, kn: 0.72 }

/** Takes words from the front of the list for one line; a broken word leaves its rest there. */
export function takeLine(
  words: Word[],
  width: number,
  size: number,
  { tracking = 0, mayHyphenate = false } = {},
): BrokenLine {
  const line: Word[] = []
  let used = 0
  let hyphen: BrokenLine['hyphen']
  for (;;) {
    const [word] = words
    if (!word) break
    const before = line.length > 0 ? spaceOf(word.face, size) + tracking : 0
    const needed = before + widthOf(word.text, word.face, size, tracking)
    if (used + needed <= width + 0.01) {
      words.shift()
      line.push(word)
      used += needed
      continue
    }
    const mayBreak = line.length === 0 || (mayHyphenate && used < width * FULL[word.face.language])
    const broken = mayBreak ? breakWord(word, width - used - before, size) : undefined
    if (broken) {
      words.splice(0, 1, broken.rest)
      line.push(broken.start)
      used += before + widthOf(broken.start.text, word.face, size, tracking)
      hyphen = broken.hyphen
    } else if (line.length === 0) {
      words.shift()
      line.push(word)
      used = needed
    }
    break
  }
  return { words: line, width: used, ...(hyphen && { hyphen }) }
}

function breakWord({ text, face }: Word, room: number, size: number) {
  const fitting = breaksOf(text, face.language)
    .map((place) => {
      const start = text.slice(0, place)
      const hyphen: BrokenLine['hyphen'] = start.endsWith('-') ? 'own' : 'added'
      return { start: hyphen === 'own' ? start : `${start}-`, rest: text.slice(place), hyphen }
    })
    .findLast(({ start }) => widthOf(start, face, size) <= room)
  if (!fitting) return undefined
  const { start, rest, hyphen } = fitting
  return { start: { text: start, face }, rest: { text: rest, face }, hyphen }
}

export function breakLines(
  words: readonly Word[],
  width: number,
  size: number,
  options: { tracking?: number; mayHyphenate?: boolean } = {},
): BrokenLine[] {
  const left = [...words]
  const lines: BrokenLine[] = []
  while (left.length > 0) lines.push(takeLine(left, width, size, options))
  return lines
}
