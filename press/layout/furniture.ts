import type { Line } from '../read/lines.ts'
import type { Rule } from '../read/rules.ts'
import type { Shape } from '../read/shapes.ts'
import { isOffer } from './advertisement.ts'
import { heightOf, isMostlyIn, overlapX, type Rect, widthOf } from './geometry.ts'
import { isBesideHeadline } from './head-rules.ts'
import { type BodyType, HEADLINE, isSameSize } from './typography.ts'

/** The part of the page that holds stories and advertisements, between its head and its foot. */
interface Live {
  top: number
  bottom: number
}

const HEAD_SHARE = 0.24
const FOOT_SHARE = 0.06
const FULL_WIDTH = 0.75
/** Times the size of the running text. */
const MASTHEAD = 3.5
/** In points. */
const LEAST_EAR = 26
const WIDEST_EAR = 0.3
const MASTHEAD_SHARE = 0.1
const MOST_RUNNING_LINES = 2
const RUNNING_LETTERS = 30
/** Full lines of narrow columns. Ears beside the masthead may have a few. */
const MOST_NARROW_LINES = 6
const FOLIO =
  /(\d{1,2}[\s./-]+[\p{L}\p{M}]+|[\p{L}\p{M}]+\s+\d{1,2},?)\s*\d{4}|^\s*\d{1,3}\s*$|^\d{1,3}\s*[·|•]/u
const IMPRINT = /(printed|published|editor|RNI|regd|www\.|e-?paper|₹|©|ಮುದ್ರ|ಸಂಪಾದಕ|ಪ್ರಕಟ)/iu

/** Finds the masthead or running head by the rule under it or by its type, and the line at the foot by its distance from the rest. */
export function liveAreaOf(
  lines: readonly Line[],
  rules: readonly Rule[],
  page: Rect,
  body: BodyType,
  strips: readonly Rect[],
): Live {
  const top = headOf(lines, [...acrossHead(rules, page), ...strips], page, body)
  return { top: belowSectionName(lines, top, page, body), bottom: footOf(lines, page, body) }
}

const MOST_SECTION_LETTERS = 20
const WIDEST_SECTION_NAME = 0.4
/** Times the size of the name: a strapline under a headline is smaller. */
const LEAST_HEADLINE = 0.7

/** The name of a section stands alone across the page, over the headlines of several stories. */
function belowSectionName(lines: readonly Line[], top: number, page: Rect, body: BodyType): number {
  const live = lines.filter(({ baseline }) => baseline > top)
  const [name, ...others] = live.toSorted((a, b) => a.box.top - b.box.top)
  if (!name || name.letters > MOST_SECTION_LETTERS || name.size < body.size * HEADLINE) return top
  if (widthOf(name.box) > widthOf(page) * WIDEST_SECTION_NAME) return top
  const heads = others.filter(
    ({ box, size }) =>
      box.top < name.box.bottom + body.leading * 6 &&
      size > Math.max(body.size * HEADLINE, name.size * LEAST_HEADLINE),
  )
  const isAlone = others.every(({ box }) => box.top > name.box.bottom - name.size * 0.2)
  const nextUnder = others.find(({ box }) => overlapX(box, name.box) > 0)
  const isOverHeads =
    nextUnder !== undefined &&
    heads.includes(nextUnder) &&
    heads.some(
      ({ box }) =>
        overlapX(box, nextUnder.box) < 0 &&
        overlapX(box, name.box) < 0 &&
        // Else the name may be the first line of a narrow headline.
        Math.abs(box.top - nextUnder.box.top) < body.leading,
    )
  return isAlone && isOverHeads ? name.box.bottom : top
}

const acrossHead = (rules: readonly Rule[], page: Rect): Rect[] =>
  rules
    .filter(({ box, direction }) => direction === 'across' && isAcrossHead(box, page))
    .map(({ box }) => box)

/** Whether a rule or bar is as wide as the page and may end its head. */
export const isAcrossHead = (box: Rect, page: Rect): boolean =>
  box.bottom < heightOf(page) * HEAD_SHARE && widthOf(box) > widthOf(page) * FULL_WIDTH

/** `ends` are the rules and bars that may end the head. */
function headOf(lines: readonly Line[], ends: readonly Rect[], page: Rect, body: BodyType): number {
  const headlines = lines.filter(({ size }) => size > body.size * HEADLINE)
  const bottoms = ends
    .filter((box) => !isBesideHeadline(box, headlines))
    .map(({ bottom }) => bottom)
    .sort((a, b) => b - a)
  const ruled = bottoms.find((bottom) => {
    const above = lines.filter((line) => line.baseline < bottom)
    const isRunning = ({ font, size, box }: Line) =>
      font === body.font && isSameSize(size, body.size) && widthOf(box) > body.measure * 0.8
    return (
      above.filter(({ letters }) => letters >= RUNNING_LETTERS).length <= MOST_RUNNING_LINES &&
      above.filter(isRunning).length <= MOST_NARROW_LINES
    )
  })
  return ruled ?? mastheadOf(lines, page, body) ?? headWithoutRule(lines, page, body)
}

/** The name of the newspaper: the largest type of the page, at the top and in the middle, with the date below. */
function mastheadOf(lines: readonly Line[], page: Rect, body: BodyType): number | undefined {
  const largest = Math.max(...lines.map(({ size }) => size))
  const name = lines.filter(({ size }) => size > largest * 0.98)
  const bottom = Math.max(...name.map(({ box }) => box.bottom))
  const isMasthead =
    largest > body.size * MASTHEAD &&
    name.every(
      ({ box }) =>
        box.top < heightOf(page) * MASTHEAD_SHARE &&
        Math.abs((box.left + box.right) / 2 - widthOf(page) / 2) < widthOf(page) * 0.1,
    )
  if (!isMasthead) return undefined
  const top = Math.min(...name.map(({ box }) => box.top))
  const date = lines.find(
    ({ box, text, size }) =>
      size < body.size * 1.5 && box.top > top && box.top < bottom + largest && FOLIO.test(text),
  )
  return date && Math.max(bottom, date.box.bottom)
}

/** A single small line at the top with the date, the section or the page number. */
function headWithoutRule(lines: readonly Line[], page: Rect, body: BodyType): number {
  const first = Math.min(...lines.map(({ baseline }) => baseline))
  if (!(first < heightOf(page) * 0.08)) return 0
  const head = lines.filter(({ baseline }) => baseline - first < body.size * 0.8)
  const isFolio =
    head.some(({ text }) => FOLIO.test(text)) && head.every(({ size }) => size < body.size * 2)
  return isFolio ? Math.max(...head.map(({ box }) => box.bottom)) : 0
}

function footOf(lines: readonly Line[], page: Rect, body: BodyType): number {
  const last = Math.max(...lines.map(({ baseline }) => baseline))
  if (!(last > heightOf(page) * (1 - FOOT_SHARE))) return page.bottom
  const foot = lines.filter(({ baseline }) => last - baseline < body.size * 0.8)
  const above = Math.max(
    ...lines.filter((line) => !foot.includes(line)).map(({ baseline }) => baseline),
    0,
  )
  const top = Math.min(...foot.map(({ box }) => box.top))
  const isApart = top - above > body.size * 0.6
  const isFoot =
    foot.every(({ size }) => size < body.size * 1.15) &&
    foot.some(({ text }) => IMPRINT.test(text) || FOLIO.test(text))
  return isFoot && isApart ? top - 1 : page.bottom
}

/** The advertisements beside the masthead. One may show only a logo, if the one on the other side has an address. */
export function earsIn(
  shapes: readonly Shape[],
  lines: readonly Line[],
  page: Rect,
  top: number,
): Rect[] {
  const isInHead = (box: Rect) => (box.top + box.bottom) / 2 < top
  const offers = lines.filter(isOffer)
  const boxes = shapes
    .filter(({ kind, box }) => kind === 'path' && isInHead(box))
    .map(({ box }) => box)
    .filter((box) => heightOf(box) > LEAST_EAR && widthOf(box) < widthOf(page) * WIDEST_EAR)
  const ears = boxes.filter((box) =>
    offers.some((line) => isMostlyIn(line.box, { ...box, bottom: top })),
  )
  const pairs = boxes.filter((box) => ears.some((ear) => arePaired(box, ear)))
  return [...new Set([...ears, ...pairs])]
}

/** What the law asks for: who prints and publishes the newspaper. */
const PUBLISHER =
  /(printed (and|&) published|published (and|&) printed) (by|at|for)|ಮುದ್ರಕ.{0,24}ಪ್ರಕಾಶಕ|ಪ್ರಕಾಶಕ.{0,24}ಮುದ್ರಕ/iu
const MOST_IMPRINT_LETTERS = 900

/** Whether lines name the publisher and the editor of the newspaper. */
export function isImprint(lines: readonly Line[]): boolean {
  const letters = lines.reduce((sum, line) => sum + line.letters, 0)
  return letters < MOST_IMPRINT_LETTERS && PUBLISHER.test(lines.map(({ text }) => text).join(' '))
}

/** Whether two boxes are of one size and stand at one height, apart from each other. */
const arePaired = (one: Rect, other: Rect): boolean =>
  Math.abs(one.top - other.top) < 3 &&
  Math.abs(heightOf(one) - heightOf(other)) < 3 &&
  Math.abs(widthOf(one) - widthOf(other)) < 3 &&
  overlapX(one, other) < -widthOf(one)
