import type { Raster } from '../raster.ts'
import { heightOf } from '../read/rect.ts'
import { bendsOf } from './bends.ts'
import { inkOf, LETTER_INK, RULE_INK } from './bitmap.ts'
import { componentsOf } from './components.ts'
import { type Distortion, flatten } from './flatten.ts'
import { isLetter, letterHeightOf } from './letters.ts'
import { skewOf } from './skew.ts'
import { type InkLine, textLinesOf } from './text-lines.ts'
import { type Tones, tonesOf } from './tones.ts'

/** What is known of a scan before its lines are read, in pixels. */
export interface ScanShape extends Distortion {
  /** The usual height of a small letter. */
  letter: number
}

export function shapeOf(raster: Raster): ScanShape {
  const tones = tonesOf(raster)
  const { lines, letter } = roughLines(tones)
  const skew = skewOf(lines)
  const level = skew === 0 ? tones : tonesOf(flatten(raster, { skew, bends: [] }))
  return { letter, skew, bends: bendsOf(inkOf(level, RULE_INK), letter) }
}

/** Lines of letters close together, which are enough to tell how the page is turned. */
function roughLines(tones: Tones): { lines: InkLine[]; letter: number } {
  const components = componentsOf(inkOf(tones, LETTER_INK))
  const letter = letterHeightOf(components)
  const letters = components.filter(
    (component) => isLetter(component, letter) && heightOf(component) < letter * 2,
  )
  return { lines: textLinesOf(letters, { letter, rules: [] }), letter }
}
