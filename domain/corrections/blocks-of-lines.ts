import type { PageBlock, PageBox } from '#contract/page-model.ts'
import type { WordLine } from '#contract/page-words.ts'
import { hullOf } from '../page-boxes.ts'

/** Lines this much higher than the usual one are a headline or a subhead. */
const LARGE = 1.5
/** A gap this many times the height of a line begins a paragraph. */
const PARAGRAPH_GAP = 1.1

/** Printed lines as text. A word that is divided at the end of a line is joined. */
export function textOfLines(lines: readonly WordLine[]): string {
  return lines
    .map(({ words }) => words.map(([, , word]) => word).join(' '))
    .reduce((text, line) => {
      const isDivided = /\p{L}\p{M}*[-\u00ad]$/u.test(text) && /^\p{Ll}|^[ಀ-೿]/u.test(line)
      if (isDivided) return text.slice(0, -1) + line
      return text === '' ? line : `${text} ${line}`
    }, '')
    .normalize('NFC')
}

interface LineGroup {
  isLarge: boolean
  lines: WordLine[]
}

/** Makes blocks of lines that no block has: large lines are headlines, the others paragraphs. */
export function blocksOfLines(lines: readonly WordLine[], newId: () => string): PageBlock[] {
  const heights = lines.map(({ height }) => height).toSorted((one, other) => one - other)
  const usual = heights[Math.floor((heights.length - 1) / 2)] ?? 0
  const groups: LineGroup[] = []
  for (const line of lines) {
    const isLarge = line.height > usual * LARGE
    const group = groups.at(-1)
    const last = group?.lines.at(-1)
    if (group && last && group.isLarge === isLarge && runsOn(last, line)) group.lines.push(line)
    else groups.push({ isLarge, lines: [line] })
  }
  const firstText = groups.findIndex(({ isLarge }) => !isLarge)
  return groups.map(({ isLarge, lines: own }, index) => ({
    id: newId(),
    role: isLarge ? (index < firstText || firstText < 0 ? 'headline' : 'subhead') : 'body',
    boxes: columnsOf(own),
    text: textOfLines(own),
  }))
}

/** The next line of a column, or the first one of the next column. */
function runsOn(last: WordLine, next: WordLine): boolean {
  const gap = next.top - (last.top + last.height)
  if (next.top < last.top) return true
  return gap < Math.max(last.height, next.height) * PARAGRAPH_GAP
}

function columnsOf(lines: readonly WordLine[]): PageBox[] {
  const columns: WordLine[][] = []
  for (const line of lines) {
    const column = columns.at(-1)
    const last = column?.at(-1)
    if (column && last && line.top >= last.top) column.push(line)
    else columns.push([line])
  }
  return columns.map(hullOf)
}
