import type { Raster } from '../raster.ts'
import { heightOf, widthOf } from '../read/rect.ts'
import { backgroundsOf } from './backgrounds.ts'
import { type Bitmap, inkInBoth, inkOf, LETTER_INK, RULE_INK, whiteHeights } from './bitmap.ts'
import { withCentredHeads } from './centred-heads.ts'
import { type Component, componentsOf } from './components.ts'
import { cutLines } from './cut-letters.ts'
import { type Distortion, flatten } from './flatten.ts'
import { isLetter, letterHeightOf } from './letters.ts'
import { type DrawnRule, takeRules } from './rules.ts'
import { type InkLine, textLinesOf } from './text-lines.ts'
import { tidyLines } from './tidy-lines.ts'
import { tonesOf } from './tones.ts'
import { type SizedLine, withSizes } from './type-sizes.ts'

/** What an image of a page shows, in pixels of the flattened page. */
export interface ImageLayout {
  lines: SizedLine[]
  /** The size of the running text. */
  body: number
  rules: DrawnRule[]
  panels: { box: Component; colour: number }[]
  pictures: Component[]
}

/** In heights of a small letter. */
const DRAWING = 10
/** A frame has less ink in its bounding box. */
const LEAST_INK = 0.06

/** Flattens the page, so that lines are level and columns upright, and measures it. */
export function layoutOf(raster: Raster, distortion: Distortion): ImageLayout {
  const tones = tonesOf(flatten(raster, distortion))
  const { panels, pictures } = backgroundsOf(tones)
  const dark = inkOf(tones, LETTER_INK)
  const faint = inkOf(tones, RULE_INK)
  for (const picture of pictures) {
    fill(dark, picture, 0)
    fill(faint, picture, 0)
  }
  const letter = letterHeightOf(componentsOf(dark))
  const rules = takeRules(faint, letter)
  const bitmap = inkInBoth(dark, faint)
  for (const picture of pictures) fill(dark, picture, 1)
  const whole = componentsOf(bitmap)
  const all = cutLines(bitmap, whole, letter) ? componentsOf(bitmap) : whole
  const letters = all.filter((component) => isLetter(component, letter))
  const found = textLinesOf(letters, {
    print: { page: dark, white: whiteHeights(dark) },
    rules,
    letter,
  })
  const inLines = new Set(found.filter(isRow).flatMap((line) => line.letters))
  const drawings = all.filter((each) => isDrawing(each, letter) && !inLines.has(each))
  const shown = joinNear([...pictures, ...drawings], letter)
  const lines = tidyLines(found).filter((line) => !shown.some((picture) => isIn(line, picture)))
  const free = rules.filter(
    ({ box }) => !shown.some((picture) => isIn(box, widened(picture, letter))),
  )
  const sized = withSizes(lines)
  return {
    lines: withCentredHeads(sized.lines, sized.body),
    body: sized.body,
    rules: free,
    panels,
    pictures: shown,
  }
}

/** Large letters stand beside others of their size; parts of a drawing do not. */
function isRow({ letters }: InkLine): boolean {
  return letters.length >= 3
}

function isDrawing(component: Component, letter: number): boolean {
  const [width, height] = [widthOf(component), heightOf(component)]
  return (
    height > letter * DRAWING &&
    width > letter * DRAWING &&
    component.ink > width * height * LEAST_INK
  )
}

function isIn(inner: Omit<Component, 'ink'>, outer: Component): boolean {
  const width = Math.min(inner.right, outer.right) - Math.max(inner.left, outer.left)
  const height = Math.min(inner.bottom, outer.bottom) - Math.max(inner.top, outer.top)
  return width > 0 && height > 0 && width * height > widthOf(inner) * heightOf(inner) * 0.5
}

/** The edges of a picture look like rules. */
function widened({ left, top, right, bottom, ink }: Component, by: number): Component {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by, ink }
}

function fill({ width, ink }: Bitmap, { left, top, right, bottom }: Component, value: 0 | 1): void {
  for (let y = top; y < bottom; y++) ink.fill(value, y * width + left, y * width + right)
}

/** Parts of one picture overlap or nearly touch. */
function joinNear(boxes: readonly Component[], letter: number): Component[] {
  const joined: Component[] = []
  for (const box of boxes) {
    let all = { ...box }
    for (let near = joined.findIndex((other) => isNear(other, all, letter)); near >= 0; ) {
      const [other] = joined.splice(near, 1)
      if (other) all = hullOf(all, other)
      near = joined.findIndex((each) => isNear(each, all, letter))
    }
    joined.push(all)
  }
  return joined
}

const isNear = (one: Component, other: Component, reach: number): boolean =>
  one.left < other.right + reach &&
  other.left < one.right + reach &&
  one.top < other.bottom + reach &&
  other.top < one.bottom + reach

const hullOf = (one: Component, other: Component): Component => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
  ink: one.ink + other.ink,
})
