import type { Line } from '../read/lines.ts'
import { PHONE } from './advertisement.ts'
import { heightOf, hullOf, isMostlyIn, overlapX, overlapY, type Rect, widthOf } from './geometry.ts'
import type { Panel } from './panels.ts'
import { type BodyType, HEADLINE, isSameSize } from './typography.ts'

/** In points: the type of classified advertisements is smaller than the page's. */
const MOST_SIZE = 0.95
const LEAST_PHONES = 5
const PHONES_A_LINE = 0.12
/** Where they are set like the page's text: most have two or three lines, and each a number. Many may be longer. */
const PHONES_A_LINE_OF_TEXT = 0.28
const MANY_PHONES = 10
const PHONES_A_LINE_OF_MANY = 0.08
const MOST_TEXT_LINES = 2

/** Columns of small advertisements without a frame: many lines of small type, each few with a phone number. */
export function classifiedsIn(lines: readonly Line[], body: BodyType): Panel[] {
  const small = lines.filter(({ size }) => size < body.size * MOST_SIZE)
  const groups = lines.filter((line) => isGroupName(line, small, body))
  const found = clustersAmong([...small, ...groups], lines, body, PHONES_A_LINE)
  const all = lines.filter(({ size }) => size < body.size * HEADLINE)
  const clusters = found.length > 0 ? found : clustersAmong(all, [], body, PHONES_A_LINE_OF_TEXT)
  return clusters.map((cluster) => {
    const box = hullOf(cluster.map((line) => line.box))
    return { box: withTitles(box, lines, body), isFramed: false, strength: 0 }
  })
}

/** A few words in larger type between small advertisements: "To let", "For sale". */
function isGroupName(line: Line, small: readonly Line[], body: BodyType): boolean {
  if (small.includes(line) || line.size > body.size * 1.1) return false
  if (widthOf(line.box) > body.measure * 0.6) return false
  const isNear = ({ box }: Line, gap: number) =>
    gap > -body.size * 0.5 && gap < body.leading * 1.3 && overlapX(box, line.box) > 0
  return (
    small.some((other) => isNear(other, line.box.top - other.box.bottom)) &&
    small.some((other) => isNear(other, other.box.top - line.box.bottom))
  )
}

/** Clusters of lines with at least `least` phone numbers and hardly any running text. */
function clustersAmong(
  candidates: readonly Line[],
  texts: readonly Line[],
  body: BodyType,
  least: number,
): Line[][] {
  const phones = candidates.filter(({ text }) => PHONE.test(text))
  if (phones.length < LEAST_PHONES) return []
  const near = candidates.filter((line) =>
    phones.some((phone) => isNear(line.box, phone.box, body)),
  )
  return clustersOf(near, body).filter((cluster) => {
    const numbers = cluster.filter(({ text }) => PHONE.test(text)).length
    const hull = hullOf(cluster.map(({ box }) => box))
    const text = texts.filter(
      ({ box, font, size }) =>
        font === body.font && isSameSize(size, body.size) && isMostlyIn(box, hull),
    )
    return (
      numbers >= LEAST_PHONES &&
      numbers > cluster.length * (numbers < MANY_PHONES ? least : PHONES_A_LINE_OF_MANY) &&
      text.length <= MOST_TEXT_LINES
    )
  })
}

/** Whether a line stands in the column of another, a few lines away. */
function isNear(line: Rect, phone: Rect, body: BodyType): boolean {
  return overlapX(line, phone) > 0 && overlapY(line, phone) > -body.leading * 5
}

function clustersOf(lines: readonly Line[], body: BodyType): Line[][] {
  const clusters: Line[][] = []
  for (const line of lines) {
    const near = clusters.filter((cluster) =>
      cluster.some(
        ({ box }) =>
          overlapX(box, line.box) > -body.size * 4 && overlapY(box, line.box) > -body.leading * 1.3,
      ),
    )
    for (const cluster of near) clusters.splice(clusters.indexOf(cluster), 1)
    clusters.push([line, ...near.flat()])
  }
  return clusters
}

/** Adds the headings of the columns: short lines that stand right on them. */
function withTitles(box: Rect, lines: readonly Line[], body: BodyType): Rect {
  const titles = lines.filter(
    (line) =>
      line.size < body.size * 1.1 &&
      widthOf(line.box) < body.measure * 0.6 &&
      box.top - line.box.bottom < heightOf(line.box) &&
      line.box.bottom < box.top + body.leading &&
      overlapX(line.box, box) > 0,
  )
  return hullOf([box, ...titles.map((line) => line.box)])
}
