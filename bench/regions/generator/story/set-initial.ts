import { firstLetter } from '../text/break-word.ts'
import type { Rect } from '../type/geometry.ts'
import { setText } from '../type/set-text.ts'
import { widthOf } from '../type/shape.ts'
import type { Word } from '../type/sheet.ts'
import type { Pouring } from './pouring.ts'

export interface Initial {
  /** Printed large, and taken off the first word. */
  letter: string
  box: Rect
  /** How far the first line begins to the right of it, where it stands on that line. */
  shift: number
}

const CAPITAL_HEIGHT = { en: 0.714, kn: 0.66 }
const RAISED = 2.1
/** Of its column; else it is set over fewer lines. */
const WIDEST_INITIAL = 0.4
const WORDS_IN_CAPITALS = 3

/** The first letter of a story over several lines, raised, or its first words in capitals. */
export function setInitial(
  { desk, item, spec, cursor, size, leading }: Pouring,
  words: Word[],
): Initial | undefined {
  const { look, writer } = desk
  const place = cursor.place()
  const [first] = words
  if (!spec.initial || !place || !first) return undefined
  if (spec.initial === 'capitals') {
    const many = words.slice(0, WORDS_IN_CAPITALS)
    const face = look.language === 'kn' ? look.bold : look.body.face
    words.splice(0, many.length, ...many.map(({ text }) => ({ text: text.toUpperCase(), face })))
    return undefined
  }
  const letter = firstLetter(first.text)
  const rest = first.text.slice(letter.length)
  if (rest) words[0] = { ...first, text: rest }
  else words.shift()
  const face = writer.chance(0.5) ? look.head : look.lightHead
  const colour = writer.chance(0.5) ? look.accent : undefined
  const { column, top } = place
  if (spec.initial === 'raised') {
    const large = size * RAISED
    const width = widthOf(letter, face, large) + 1
    const rise = (large - size) * 0.8
    cursor.block({ rect: { left: column.left, top, width: column.width, height: rise } })
    // The first line of the cursor after the block: the letter stands on its baseline.
    const baseline =
      top + Math.ceil(rise / (leading / 4)) * (leading / 4) + (leading - size) / 2 + size * 0.82
    const { box } = setText(
      item,
      letter,
      { left: column.left, top: baseline - large * 0.8, width: column.width },
      { face, size: large, ...(colour && { colour }) },
    )
    return { letter, box, shift: width }
  }
  const high = CAPITAL_HEIGHT[look.language]
  const sizeOver = (count: number) => (leading * (count - 1) + size * high) / high
  const fits = (count: number) =>
    widthOf(letter, face, sizeOver(count)) < column.width * WIDEST_INITIAL
  const lines = [writer.between(2, 4), 3].find(fits) ?? 2
  const large = sizeOver(lines)
  const height = large * high
  const width = widthOf(letter, face, large) + 3
  const capTop = top + (leading - size) / 2 + size * (0.82 - CAPITAL_HEIGHT[look.language])
  const { box } = setText(
    item,
    letter,
    {
      left: column.left,
      top: capTop - large * (0.8 - CAPITAL_HEIGHT[look.language]),
      width: column.width,
    },
    { face, size: large, ...(colour && { colour }) },
  )
  cursor.block({ rect: { left: column.left, top, width, height: leading * lines } })
  return { letter, box: { ...box, top: capTop, height }, shift: 0 }
}
