import { medianOf } from '../read/rect.ts'
import { type Component, componentsOf } from './components.ts'
import { CELL, type Tones } from './tones.ts'

/** Areas that are not on plain paper, in pixels. */
export interface Backgrounds {
  /** A tint of one colour, or a gradient, with print on it. */
  panels: { box: Component; colour: number }[]
  pictures: Component[]
}

/** In steps of 256: what still counts as paper, and how much its tone may change from cell to cell. */
const PAPER_RANGE = 12
const PAPER_STEP = 5
/** How much the tone of a tint may change from cell to cell. */
const SMOOTH_STEP = 9
const SMOOTH_SHARE = 0.55
/** In cells. */
const LEAST_WIDTH = 6
const LEAST_HEIGHT = 4
/** The part of its bounding box that a panel or picture fills; shadows at the edge of a scan fill less. */
const FILLED = 0.55
const MOST_PAGE_SHARE = 0.85
/** Most pixels of a tint and of a picture are darker than this part of the paper. */
const TINT_EDGE = 0.97
const PICTURE_EDGE = 0.88
const MOST_PIXELS = 0.7

interface PaperTones extends Tones {
  /** The tone of the paper. */
  paper: number
}

export function backgroundsOf(tones: Tones): Backgrounds {
  const { columns, rows } = tones
  const paper = paperTone(tones)
  const isPaper = paperCells({ ...tones, paper })
  const noise = noiseOf(tones, isPaper)
  const other = isPaper.map((paper) => (paper ? 0 : 1))
  const found: Backgrounds = { panels: [], pictures: [] }
  for (const area of areasOf(other, columns, rows)) {
    if (area.ink > columns * rows * MOST_PAGE_SHARE) continue
    const smooth = smoothCells(tones, area, noise)
    if (smooth.count < area.ink * SMOOTH_SHARE) {
      found.pictures.push(inPixels(area, { ...tones, paper }, PICTURE_EDGE))
      continue
    }
    found.panels.push({
      box: inPixels(area, { ...tones, paper }, TINT_EDGE),
      colour: smooth.colour,
    })
    const rough = other.map((value, at) => (value && !smooth.cells[at] ? 1 : 0))
    for (const inner of areasOf(rough, columns, rows)) {
      if (inner.left < area.left || inner.right > area.right) continue
      if (inner.top < area.top || inner.bottom > area.bottom) continue
      if (inner.ink < area.ink * 0.8)
        found.pictures.push(inPixels(inner, { ...tones, paper }, PICTURE_EDGE))
    }
  }
  return found
}

/** The most frequent bright tone. */
function paperTone({ background }: Tones): number {
  const counts = new Uint32Array(256)
  for (const tone of background) counts[tone] = (counts[tone] ?? 0) + 1
  let paper = 255
  for (let tone = 254; tone > 128; tone--) {
    if ((counts[tone] ?? 0) > (counts[paper] ?? 0)) paper = tone
  }
  return paper
}

/** Cells with the tone of paper, and what continues them without a step: the light on a scan changes slowly. */
function paperCells({ background, colours, columns, rows, paper }: PaperTones): Uint8Array {
  const colour = colours[background.indexOf(paper)] ?? 0xffffff
  const isPaper = new Uint8Array(background.length)
  const open: number[] = []
  for (let at = 0; at < background.length; at++) {
    if (distance(colours[at] ?? 0, colour) > PAPER_RANGE) continue
    isPaper[at] = 1
    open.push(at)
  }
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const column = at % columns
    const row = Math.floor(at / columns)
    const near = [
      column > 0 ? at - 1 : at,
      column < columns - 1 ? at + 1 : at,
      row > 0 ? at - columns : at,
      row < rows - 1 ? at + columns : at,
    ]
    for (const next of near) {
      if (isPaper[next] || distance(colours[next] ?? 0, colours[at] ?? 0) > PAPER_STEP) continue
      if ((background[next] ?? 0) < paper - 60) continue
      isPaper[next] = 1
      open.push(next)
    }
  }
  return isPaper
}

/** The largest difference of a channel. */
function distance(one: number, other: number): number {
  return Math.max(
    Math.abs(((one >> 16) & 255) - ((other >> 16) & 255)),
    Math.abs(((one >> 8) & 255) - ((other >> 8) & 255)),
    Math.abs((one & 255) - (other & 255)),
  )
}

function areasOf(ink: Uint8Array, width: number, height: number): Component[] {
  return componentsOf({ width, height, ink }).filter(
    ({ left, top, right, bottom, ink: cells }) =>
      right - left >= LEAST_WIDTH &&
      bottom - top >= LEAST_HEIGHT &&
      cells >= (right - left) * (bottom - top) * FILLED,
  )
}

/** The usual difference between neighbouring cells of paper. */
function noiseOf({ colours }: Tones, isPaper: Uint8Array): number {
  const steps: number[] = []
  for (let at = 0; at + 1 < colours.length; at += 3) {
    if (isPaper[at] && isPaper[at + 1]) steps.push(distance(colours[at] ?? 0, colours[at + 1] ?? 0))
  }
  return medianOf(steps, (step) => step)
}

function smoothCells({ colours, columns, rows }: Tones, area: Component, noise: number) {
  const most = SMOOTH_STEP + noise * 2
  const cells = new Uint8Array(columns * rows)
  const votes = new Map<number, number>()
  let count = 0
  for (let row = area.top; row < area.bottom; row++) {
    for (let column = area.left; column < area.right; column++) {
      const at = row * columns + column
      const own = colours[at] ?? 0
      const right = column + 1 < area.right ? (colours[at + 1] ?? own) : own
      const below = row + 1 < area.bottom ? (colours[at + columns] ?? own) : own
      if (distance(own, right) > most || distance(own, below) > most) continue
      cells[at] = 1
      count++
      votes.set(own, (votes.get(own) ?? 0) + 1)
    }
  }
  const [[colour = 0] = []] = [...votes].toSorted((a, b) => b[1] - a[1])
  return { cells, count, colour }
}

/** The exact edges of an area: its cells lack the outermost ones, which have paper beside them. */
function inPixels(
  area: Component,
  { width, height, light, paper }: PaperTones,
  edge: number,
): Component {
  const box = {
    left: Math.max(0, area.left * CELL - CELL),
    top: Math.max(0, area.top * CELL - CELL),
    right: Math.min(width, area.right * CELL + CELL),
    bottom: Math.min(height, area.bottom * CELL + CELL),
    ink: area.ink * CELL * CELL,
  }
  const limit = paper * edge
  const isBlankRow = (y: number) => {
    let count = 0
    for (let x = box.left; x < box.right; x++) if ((light[y * width + x] ?? 0) < limit) count++
    return count < (box.right - box.left) * MOST_PIXELS
  }
  const isBlankColumn = (x: number) => {
    let count = 0
    for (let y = box.top; y < box.bottom; y++) if ((light[y * width + x] ?? 0) < limit) count++
    return count < (box.bottom - box.top) * MOST_PIXELS
  }
  for (let step = 0; step < CELL * 2; step++) {
    if (isBlankRow(box.top)) box.top++
    if (isBlankRow(box.bottom - 1)) box.bottom--
    if (isBlankColumn(box.left)) box.left++
    if (isBlankColumn(box.right - 1)) box.right--
  }
  return box
}
