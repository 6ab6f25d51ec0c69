import { type BrokenLine, breakLines } from './break-lines.ts'
import type { Face } from './faces.ts'
import { hullOf, type Rect, rectOf } from './geometry.ts'
import { spaceOf } from './shape.ts'
import { BLACK, type Colour, type Item, type Word } from './sheet.ts'

export type Align = 'left' | 'centre' | 'right' | 'justify'

export interface TextStyle {
  face: Face
  size: number
  leading?: number
  align?: Align
  colour?: Colour
  tracking?: number
}

/** Above and below the baseline, in parts of the size. */
const ASCENT = 0.8
export const DESCENT = { en: 0.24, kn: 0.36 }

export interface SetText {
  /** Around the letters. */
  box: Rect
  bottom: number
  lines: number
}

export const wordsOf = (text: string, face: Face): Word[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ text: word, face }))

export function leadingOf({ leading, size, face }: TextStyle): number {
  return leading ?? size * (face.language === 'kn' ? 1.34 : 1.12)
}

/** Sets a text of its own (a headline, a caption) from a top edge downwards. */
export function setText(
  item: Item,
  text: string | readonly Word[],
  place: { left: number; top: number; width: number },
  style: TextStyle,
): SetText {
  const { face, size, align = 'left', tracking = 0 } = style
  const words = typeof text === 'string' ? wordsOf(text, face) : text
  const leading = leadingOf(style)
  const lines = breakLines(words, place.width, size, { tracking })
  const boxes = lines.map((line, index) => {
    const baseline = place.top + size * ASCENT + leading * index
    const isLast = index === lines.length - 1
    return setLine(
      item,
      line,
      { ...place, baseline },
      style,
      isLast && align === 'justify' ? 'left' : align,
    )
  })
  const box = boxes.length > 0 ? hullOf(boxes) : { ...place, height: 0 }
  return { box, bottom: place.top + leading * lines.length, lines: lines.length }
}

/** One line in a measure: ranged, centred or stretched. */
export function setLine(
  item: Item,
  { words, width }: BrokenLine,
  place: { left: number; width: number; baseline: number },
  { size, face, colour = BLACK, tracking = 0 }: TextStyle,
  align: Align,
): Rect {
  const natural = spaceOf(face, size) + tracking
  const isStretched = align === 'justify' && words.length > 1
  const stretch = isStretched ? (place.width - width) / (words.length - 1) : 0
  const free = isStretched ? 0 : place.width - width
  const left = place.left + (align === 'right' ? free : align === 'centre' ? free / 2 : 0)
  const { baseline } = place
  const space = natural + stretch
  item.push({ kind: 'text', line: { words, left, baseline, size, space, tracking, colour } })
  const end = isStretched ? place.left + place.width : left + width
  const descent = DESCENT[face.language]
  return rectOf(left, baseline - size * ASCENT, end, baseline + size * descent)
}
