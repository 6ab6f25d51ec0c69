import type { Glyph } from '../read/glyph.ts'
import { type Line, readLines } from '../read/lines.ts'
import type { Rule } from '../read/rules.ts'
import { heightOf, type Rect } from './geometry.ts'

/** Reads the lines of a page. Two headlines beside each other with a rule between them are two lines, however close. */
export function linesBetweenRules(glyphs: readonly Glyph[], rules: readonly Rule[]): Line[] {
  const upright = rules.filter(({ direction }) => direction === 'down')
  return readLines(glyphs).flatMap((line) => {
    const rule = upright.find(({ box }) => isDividedBy(line.box, box))
    if (!rule) return [line]
    const place = middleOf(rule.box)
    const inLine = glyphs.filter(({ box, baseline }) => {
      const middle = middleOf(box)
      return (
        Math.abs(baseline - line.baseline) < line.size * 0.3 &&
        middle > line.box.left - 1 &&
        middle < line.box.right + 1
      )
    })
    const isCut = inLine.some(
      ({ box, isSpace }) => !isSpace && box.left < place - 1 && box.right > place + 1,
    )
    if (isCut) return [line]
    const left = inLine.filter(({ box }) => middleOf(box) < place)
    const right = inLine.filter(({ box }) => middleOf(box) >= place)
    return [...readLines(left), ...readLines(right)]
  })
}

const middleOf = ({ left, right }: Rect): number => (left + right) / 2

/** Whether a rule that is much longer than the line is high passes through it. */
function isDividedBy(line: Rect, rule: Rect): boolean {
  const place = middleOf(rule)
  return (
    heightOf(rule) > heightOf(line) * 2 &&
    place > line.left + 1 &&
    place < line.right - 1 &&
    rule.top < (line.top + line.bottom) / 2 &&
    rule.bottom > line.bottom
  )
}
