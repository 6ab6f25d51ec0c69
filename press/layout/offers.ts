import type { Line } from '../read/lines.ts'
import { ADDRESS, isEditorial, isProse, PHONE } from './advertisement.ts'
import { isImprint } from './furniture.ts'
import {
  areaOf,
  hullOf,
  intersection,
  overlapX,
  overlapY,
  type Rect,
  sharedWidth,
} from './geometry.ts'
import { isPromo, isTeaser } from './index-list.ts'
import type { Piece } from './piece.ts'
import type { Story } from './stories.ts'
import { linesOf } from './stories-of-area.ts'
import type { Table } from './tables.ts'
import type { TextBlock } from './text-blocks.ts'
import type { BodyType } from './typography.ts'

const MOST_LINES = 14
const MOST_PROSE_LINES = 3
const MOST_PRICE_LETTERS = 24
const PRICE = /(₹|\bRs\.?)\s?\d/iu
/** Numbers for the public are news. */
const HELPLINE = /\b(helplines?|emergenc(y|ies)|useful numbers)\b|ಸಹಾಯವಾಣಿ|ತುರ್ತು/iu
const LEAST_PHONES = 2
const PHONES_A_LINE = 0.1
const CLASSIFIEDS = /^(classifieds?( advertisements?)?|ವರ್ಗೀಕೃತ( ಜಾಹೀರಾತು(ಗಳು)?)?)$/iu

/** Whether a few words offer something: they name a phone number, an address on the web or a price, and no news. */
export function isSmallOffer(
  lines: readonly Line[],
  blocks: readonly TextBlock[],
  body: BodyType,
): boolean {
  return (
    lines.length <= MOST_LINES &&
    lines.some((line) => isContact(line, body)) &&
    !lines.some((line) => isEditorial(line) || HELPLINE.test(line.text)) &&
    !(isImprint(lines) || isPromo(lines) || isTeaser(lines)) &&
    !blocks.some((block) => isProse(block, body) && block.lines.length > MOST_PROSE_LINES)
  )
}

const isContact = (line: Line, body: BodyType): boolean =>
  PHONE.test(line.text) || ADDRESS.test(line.text) || isDisplayedPrice(line, body)

/** A price within the text of a story is news. */
const isDisplayedPrice = ({ text, letters, font }: Line, body: BodyType): boolean =>
  letters <= MOST_PRICE_LETTERS && PRICE.test(text) && font !== body.font

/** Whether a story is a column of classified advertisements: one line in ten has a phone number. */
function isClassified(lines: readonly Line[]): boolean {
  const phones = lines.filter(({ text }) => PHONE.test(text)).length
  const isNamed = lines.some(({ text }) => CLASSIFIEDS.test(text.trim()))
  return (
    !lines.some((line) => isEditorial(line) || HELPLINE.test(line.text)) &&
    phones >= (isNamed ? 1 : LEAST_PHONES) &&
    phones >= lines.length * PHONES_A_LINE
  )
}

/** Of the rows of a table. */
const MOST_ROWS = 0.6

/** Whether a frame holds a list of places or firms with their phone numbers. */
export function isPhoneList(lines: readonly Line[], tables: readonly Table[]): boolean {
  const rows = tables.flatMap((table) => table.rows)
  const withPhone = rows.filter((row) => row.some(({ text }) => PHONE.test(text)))
  return (
    withPhone.length >= LEAST_PHONES &&
    withPhone.length > rows.length * MOST_ROWS &&
    !lines.some((line) => isEditorial(line) || HELPLINE.test(line.text))
  )
}

export interface Offer {
  box: Rect
  lines: Line[]
  isClassified: boolean
}

interface Found {
  stories: readonly Story[]
  /** Too little text for a story, such as a phone number in large type. */
  loose: readonly Story[]
}

/** What an area offers for sale: small advertisements that were read as stories, or as less. */
export function offersAmong({ stories, loose }: Found, body: BodyType): Map<Story, Offer> {
  const found = new Map<Story, Offer>()
  for (const story of stories) {
    const under = loose.filter((other) => !found.has(other) && isRightUnder(other, story, body))
    const offer = offerIn([...story.pieces, ...under.flatMap(({ pieces }) => pieces)], body)
    if (!offer) continue
    found.set(story, offer)
    for (const other of under) found.set(other, offer)
  }
  for (const story of loose.filter((each) => !found.has(each))) {
    const offer = offerIn(story.pieces, body)
    if (offer && offer.lines.length > 1) found.set(story, offer)
  }
  return found
}

function offerIn(pieces: readonly Piece[], body: BodyType): Offer | undefined {
  if (pieces.some((piece) => piece.kind === 'table' || ('label' in piece && piece.label)))
    return undefined
  const lines = linesOf(pieces)
  const blocks = pieces.flatMap((piece) => ('block' in piece ? [piece.block] : []))
  const isClassifieds = isClassified(lines)
  if (!isClassifieds && !isSmallOffer(lines, blocks, body)) return undefined
  return { box: hullOf(pieces.map(({ box }) => box)), lines, isClassified: isClassifieds }
}

function isRightUnder(lower: Story, upper: Story, body: BodyType): boolean {
  const gap = lower.box.top - upper.box.bottom
  return gap > -body.size && gap < body.leading * 2 && sharedWidth(lower.box, upper.box) > 0.5
}

/** Columns of classified advertisements beside or below each other are one region, unless a story lies between. */
export function joinClassifieds<T extends Offer>(
  offers: readonly T[],
  others: readonly Rect[],
  body: BodyType,
): T[] {
  const joined: T[] = []
  for (const [at, offer] of offers.entries()) {
    const near = joined.find(
      (other) =>
        offer.isClassified &&
        other.isClassified &&
        areNear(offer.box, other.box, body) &&
        isFree(hullOf([offer.box, other.box]), others),
    )
    if (!near) {
      joined.push(offer)
      continue
    }
    const both = {
      ...near,
      box: hullOf([near.box, offer.box]),
      lines: [...near.lines, ...offer.lines],
    }
    const apart = joined.filter((other) => other !== near)
    // The larger region may be near one that its parts were not near to.
    return joinClassifieds([...apart, both, ...offers.slice(at + 1)], others, body)
  }
  return joined
}

/** Columns whose lines are short may begin far from each other, at the same height. */
function areNear(one: Rect, other: Rect, { leading, size, measure }: BodyType): boolean {
  const across = overlapX(one, other)
  const down = overlapY(one, other)
  const most = Math.abs(one.top - other.top) < leading * 2 ? measure * 0.6 : size * 3
  return (across > 0 && down > -leading * 2.5) || (down > 0 && across > -most)
}

const isFree = (box: Rect, others: readonly Rect[]): boolean =>
  others.every((other) => areaOf(intersection(box, other)) < areaOf(other) * 0.1)
