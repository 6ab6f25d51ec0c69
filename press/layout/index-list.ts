import type { Line } from '../read/lines.ts'
import type { Piece } from './piece.ts'
import { lettersOf } from './text-blocks.ts'

const NAME =
  /^(inside|index|contents|in this issue|what['’]s inside|ಒಳಪುಟ|ಒಳಗೆ|ಪುಟಗಳಲ್ಲಿ)\S*(\s+\S+)?\s*$/iu
const REFERENCE = /(^|[\s(])(pages?|pp?\.|pg\.?|ಪುಟ)\s*\p{Nd}{1,2}\P{Nd}{0,3}$/iu

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
  if (isNamed) return !pieces.some((piece) => piece.kind === 'text' && lettersOf(piece.block) > 200)
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

const LEAST_REFERENCES = 2
/** A promotion has at most so many letters a reference. */
const MOST_LETTERS = 160

/** A strip with pictures and headlines of other pages: each ends with a page number. */
export function isPromo(lines: readonly Line[]): boolean {
  const references = lines.filter(({ text }) => REFERENCE.test(text)).length
  const letters = lines.reduce((sum, line) => sum + line.letters, 0)
  return references >= LEAST_REFERENCES && letters < references * MOST_LETTERS
}
