import type { Glyph } from '../read/glyph.ts'
import { hullOf, type Rect } from './geometry.ts'

/** A group of words without a wide gap. */
export interface Cell {
  text: string
  box: Rect
  baseline: number
  size: number
  glyphs: Glyph[]
  /** The second line of the cell, as the sky under the name of a town. */
  under?: string
}

/** In ems: a wider gap separates two cells. Between figures, one that is wider than a space does. */
const CELL_GAP = 0.9
const FIGURE_GAP = 0.6
const FIGURE = /^\p{Nd}$/u
const END_OF_FIGURE = /^[\p{Nd}°º˚%]$/u

/** The cells of a page, row by row. */
export function cellsOf(glyphs: readonly Glyph[]): Cell[] {
  const sorted = glyphs
    .filter(({ isSpace }) => !isSpace)
    .sort((a, b) => a.baseline - b.baseline || a.box.left - b.box.left)
  const rows: Glyph[][] = []
  for (const glyph of sorted) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && glyph.baseline - first.baseline < glyph.size * 0.3) row.push(glyph)
    else rows.push([glyph])
  }
  return rows.flatMap(splitRow)
}

function splitRow(row: readonly Glyph[]): Cell[] {
  const cells: Glyph[][] = []
  for (const glyph of [...row].sort((a, b) => a.box.left - b.box.left)) {
    const last = cells.at(-1)
    const right = last && Math.max(...last.slice(-3).map(({ box }) => box.right))
    const areFigures = FIGURE.test(glyph.text) && END_OF_FIGURE.test(last?.at(-1)?.text ?? '')
    const most = areFigures ? FIGURE_GAP : CELL_GAP
    if (last && right !== undefined && glyph.box.left - right < glyph.size * most) last.push(glyph)
    else cells.push([glyph])
  }
  return cells.flatMap(cellOf)
}

function cellOf(glyphs: readonly Glyph[]): Cell[] {
  const [first] = glyphs
  if (!first) return []
  let text = ''
  let before: Glyph | undefined
  for (const glyph of glyphs) {
    if (before && glyph.box.left - before.box.right > glyph.size * 0.2) text += ' '
    text += glyph.text
    before = glyph
  }
  const { baseline, size } = first
  const { left, right } = hullOf(glyphs.map(({ box }) => box))
  const box = { left, right, top: baseline - size * 0.85, bottom: baseline + size * 0.25 }
  return [{ text, box, baseline, size, glyphs: [...glyphs] }]
}

/** Cuts a cell at its widest gaps, or at the narrower ones that stand where a column ends. */
export function divideCell(
  cell: Cell,
  parts: number,
  columns: readonly { right: number }[] = [],
): Cell[] {
  const { glyphs } = cell
  const gaps = glyphs.slice(1).map((glyph, index) => {
    const right = Math.max(...glyphs.slice(0, index + 1).map(({ box }) => box.right))
    const misfit = Math.min(...columns.map((column) => Math.abs(column.right - right)))
    return { at: index + 1, rank: glyph.box.left - right - (columns.length > 0 ? misfit : 0) }
  })
  const cuts = gaps
    .sort((a, b) => b.rank - a.rank)
    .slice(0, parts - 1)
    .map(({ at }) => at)
    .sort((a, b) => a - b)
  return cutCell(cell, cuts)
}

/** Cuts a cell before the glyphs at these places. */
export const cutCell = ({ glyphs }: Cell, cuts: readonly number[]): Cell[] =>
  [0, ...cuts].flatMap((from, index) => cellOf(glyphs.slice(from, cuts[index])))

/** The cells on one baseline, from left to right; the rows from top to bottom. */
export function rowsOf(cells: readonly Cell[]): Cell[][] {
  const rows: Cell[][] = []
  for (const cell of [...cells].sort(
    (a, b) => a.baseline - b.baseline || a.box.left - b.box.left,
  )) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && cell.baseline - first.baseline < cell.size * 0.4) row.push(cell)
    else rows.push([cell])
  }
  return rows
}

export const shareOfFigures = (cells: readonly Cell[]): number =>
  cells.filter(({ text }) => /\p{N}/u.test(text)).length / Math.max(1, cells.length)
