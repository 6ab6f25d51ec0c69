import { joinLines } from '../read/join-lines.ts'
import type { Line } from '../read/lines.ts'
import { referenceIn } from '../references.ts'
import { overlapX, overlapY } from './geometry.ts'
import type { Piece } from './piece.ts'
import type { Story } from './stories.ts'
import { lettersOf } from './text-blocks.ts'
import type { BodyType } from './typography.ts'

const NAME =
  /^(inside|index|contents|in this issue|what['’]s inside|ಒಳಪುಟ|ಒಳಗೆ|ಪುಟಗಳಲ್ಲಿ)\S*(\s+\S+)?\s*$/iu
const REFERENCE =
  /(^|[\s(.])(pages?|pp?\.|pg\.?|pag(ina)?\.?|pág(ina)?s?\.?|ಪುಟ)\s*\p{Nd}{1,2}\P{Nd}{0,3}$/iu

/** The same name, and what it announces, on one line. */
const NAMED_LIST =
  /^(inside|index|in this issue|what['’]s inside|ಒಳಪುಟ\S*|ಒಳಗೆ)\s*[:：|–—-]?\s.*(\p{L}|\p{M})\W*\s\p{Nd}{1,2}(\P{Nd}.*(\p{L}|\p{M})\W*\s\p{Nd}{1,2})+\s*$/iu

/** Whether a heading stands over a list of what is on other pages. */
export function isIndexName(lines: readonly Line[]): boolean {
  const [line] = lines
  return line !== undefined && lines.length === 1 && NAME.test(line.text.trim())
}

/** A list of what is on other pages: it says so, or almost every row ends with a page number. */
export function isIndex(pieces: readonly Piece[]): boolean {
  const isNamed = pieces.some(
    (piece) => 'block' in piece && piece.kind !== 'table' && isIndexName(piece.block.lines),
  )
  if (isNamed) return !pieces.some(isProse)
  const lines = pieces.flatMap((piece) => ('block' in piece ? piece.block.lines : []))
  if (NAMED_LIST.test(joinLines(lines.map(({ text }) => text)))) return !pieces.some(isProse)
  const rows = pieces.flatMap((piece) => (piece.kind === 'table' ? piece.table.rows : []))
  if (rows.length === 0) return false
  const numbered = rows.filter((row) => /^\p{Nd}{1,2}$/u.test(row.at(-1)?.text ?? '')).length
  const words = rows.filter(([first]) => (first?.text ?? '').trim().includes(' ')).length
  return (
    numbered > rows.length * 0.4 &&
    words > rows.length * 0.7 &&
    rows.every((row) => row.length <= 2)
  )
}

/** Running text whose lines do not end with a page number. */
function isProse(piece: Piece): boolean {
  if (piece.kind !== 'text' || lettersOf(piece.block) <= 200) return false
  const { lines } = piece.block
  return lines.filter(({ text }) => /\p{Nd}{1,3}\s*$/u.test(text)).length < lines.length * 0.6
}

const LEAST_REFERENCES = 2
/** A promotion has at most so many letters a reference. */
const MOST_LETTERS = 250

/** A strip with pictures and headlines of other pages: each ends with a page number. */
export function isPromo(lines: readonly Line[]): boolean {
  const references = referencesIn(lines)
  const letters = lines.reduce((sum, line) => sum + line.letters, 0)
  return references >= LEAST_REFERENCES && letters < references * MOST_LETTERS
}

const MOST_TEASER_LETTERS = 120

/** A few words in a panel of their own, the last of which is the number of a page. */
export function isTeaser(lines: readonly Line[]): boolean {
  const [last] = lines.toSorted((a, b) => b.baseline - a.baseline || b.box.left - a.box.left)
  const letters = lines.reduce((sum, line) => sum + line.letters, 0)
  return last !== undefined && letters < MOST_TEASER_LETTERS && referencesIn([last]) > 0
}

const referencesIn = (lines: readonly Line[]): number =>
  lines.filter(({ text }) => REFERENCE.test(text) && !/^continue/u.test(kindOf(text))).length

const kindOf = (text: string): string => referenceIn(text)?.kind ?? ''

/** Small items that stand together and name other pages: the strips at the head and the foot of a front page. */
export function promosAmong(stories: readonly Story[], body: BodyType): Story[] {
  const strips: Story[][] = []
  for (const story of stories.filter(isSmallItem)) {
    const near = strips.filter((strip) => strip.some((other) => areClose(other, story, body)))
    for (const strip of near) strips.splice(strips.indexOf(strip), 1)
    strips.push([story, ...near.flat()])
  }
  const promos = strips.filter((strip) => referencesIn(strip.flatMap(linesOf)) > 0).flat()
  return isPromo(promos.flatMap(linesOf)) ? promos : []
}

function isSmallItem(story: Story): boolean {
  const lines = linesOf(story)
  const letters = lines.reduce((sum, line) => sum + line.letters, 0)
  return letters < Math.max(1, referencesIn(lines)) * MOST_LETTERS
}

const areClose = ({ box: one }: Story, { box: other }: Story, { leading }: BodyType): boolean =>
  overlapX(one, other) > -leading * 2 && overlapY(one, other) > -leading * 2

const linesOf = ({ pieces }: Story): Line[] =>
  pieces.flatMap((piece) => ('block' in piece ? piece.block.lines : []))
