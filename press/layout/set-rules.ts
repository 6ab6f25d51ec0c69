import type { Line } from '../read/lines.ts'
import type { Rule } from '../read/rules.ts'
import { heightOf } from './geometry.ts'

/** A line of at least so many hyphens, dots or stars is set in place of a rule. */
const SET_RULE = /^[-–—_=*•·.~\s]{5,}$/u

/** Turns the rules that are set as lines of characters into rules. Returns the other lines, and all rules. */
export function withSetRules(lines: readonly Line[], rules: readonly Rule[]): [Line[], Rule[]] {
  const isRule = ({ text }: Line) => SET_RULE.test(text)
  const set = lines.filter(isRule).map(({ box }): Rule => {
    const middle = (box.top + box.bottom) / 2
    const thickness = heightOf(box) / 10
    return {
      box: { ...box, top: middle, bottom: middle + thickness },
      direction: 'across',
      thickness,
    }
  })
  return [lines.filter((line) => !isRule(line)), [...rules, ...set]]
}
