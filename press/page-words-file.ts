import type { PageBox, PageStory } from '#contract/page-model.ts'
import type { PageWords, WordLine } from '#contract/page-words.ts'
import { legacyToUnicode, looksLegacy } from './legacy/legacy-to-unicode.ts'
import { isReadable, withoutUndecoded } from './read/text-quality.ts'

/** `words.json` of a page; see docs/publish/page-model.md. */
export function wordsFile(words: PageWords): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(words))
}

/** The words of a page for storage: in reading order, converted from legacy fonts, without unreadable text. */
export function finishWords(lines: readonly WordLine[], stories: readonly PageStory[]): PageWords {
  const placed = lines
    .map((line) => ({ line, at: placeOf(line, stories) }))
    .sort((a, b) => compare(a.at, b.at) || compareRows(a.line, b.line))
  const byStory = new Map<number, WordLine[]>()
  const isLost = ({ at }: { at: Placement }) => stories[at[0]]?.provenance === 'none'
  for (const { line, at } of placed.filter((each) => !isLost(each)))
    byStory.set(at[0], [...(byStory.get(at[0]) ?? []), line])
  return { format: 1, lines: [...byStory.values()].flatMap(readableLines) }
}

type Placement = [story: number, block: number, column: number]

/** The first story, block and column that contain the line's centre; beyond the last if none does. */
function placeOf(line: WordLine, stories: readonly PageStory[]): Placement {
  const story = stories.findIndex(({ rects }) => rects.some((rect) => isIn(line, rect)))
  const blocks = stories[story]?.blocks ?? []
  const block = blocks.findIndex(({ boxes }) => boxes.some((box) => isIn(line, box)))
  const column = blocks[block]?.boxes.findIndex((box) => isIn(line, box)) ?? -1
  return [orLast(story), orLast(block), orLast(column)]
}

const orLast = (index: number): number => (index < 0 ? Number.MAX_SAFE_INTEGER : index)

function isIn(line: PageBox, box: PageBox): boolean {
  const x = line.left + line.width / 2 - box.left
  const y = line.top + line.height / 2 - box.top
  return x >= 0 && x <= box.width && y >= 0 && y <= box.height
}

function compare(one: Placement, other: Placement): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2]
}

/** From top to bottom; cells of one row from left to right. */
function compareRows(one: WordLine, other: WordLine): number {
  const isRow = Math.abs(one.top - other.top) < Math.min(one.height, other.height) * 0.4
  return isRow ? one.left - other.left : one.top - other.top
}

function readableLines(divided: readonly WordLine[]): WordLine[] {
  const lines = divided.map(withoutSoftHyphens)
  const decoded = looksLegacy(lines.map(textOf).join('\n')) ? lines.map(convertLegacy) : lines
  if (!isReadable(decoded.map(textOf).join('\n'))) return []
  return decoded.flatMap((line) => {
    const words = line.words.flatMap(([left, width, word]): WordLine['words'] => {
      const shown = withoutUndecoded(word)
      return shown === '' ? [] : [[left, width, shown]]
    })
    return words.length > 0 ? [{ ...line, words }] : []
  })
}

/** Soft hyphens show where a word may be divided. Within words, `isReadable` takes them for symbols of a legacy font. */
function withoutSoftHyphens(line: WordLine): WordLine {
  return {
    ...line,
    words: line.words.map(([left, width, word]) => [
      left,
      width,
      word.replace(/\u00ad(?!$)/gu, ''),
    ]),
  }
}

const textOf = ({ words }: WordLine): string => words.map(([, , word]) => word).join(' ')

function convertLegacy(line: WordLine): WordLine {
  // The words beside a word say whether it is English.
  const converted = legacyToUnicode(textOf(line)).split(' ')
  const isSame = converted.length === line.words.length
  return {
    ...line,
    words: line.words.map(([left, width, word], index) => [
      left,
      width,
      (isSame && converted[index]) || legacyToUnicode(word),
    ]),
  }
}
