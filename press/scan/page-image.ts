import type { Raster } from '../raster.ts'
import { backgroundsOf } from './backgrounds.ts'
import { type Bitmap, inkInBoth, inkOf, whiteHeights } from './bitmap.ts'
import { withCentredHeads } from './centred-heads.ts'
import { type Component, componentsOf } from './components.ts'
import { cutLines } from './cut-letters.ts'
import { type DrawnRule, takeRules } from './rules.ts'
import { skewOf, straighten } from './skew.ts'
import { type InkLine, textLinesOf } from './text-lines.ts'
import { tidyLines } from './tidy-lines.ts'
import { type Tones, tonesOf } from './tones.ts'
import { type SizedLine, withSizes } from './type-sizes.ts'

/** What an image of a page shows, in pixels. */
export interface ImageLayout {
  lines: SizedLine[]
  /** The size of the running text. */
  body: number
  rules: DrawnRule[]
  panels: { box: Component; colour: number }[]
  pictures: Component[]
  /** See `skewOf`; everything else is measured on the straightened page. */
  skew: number
}

/** Letters are darker than this part of their background; thin rules are fainter. */
const LETTERS = 0.62
const RULES = 0.78
/** In heights of a small letter. */
const SMALLEST_LETTER = 0.6
const LARGEST_LETTER = 20
const DRAWING = 10
/** A frame has less ink in its bounding box. */
const LEAST_INK = 0.06

/** Measures the page after turning it so that its lines are level. */
export function layoutOf(raster: Raster): ImageLayout {
  const tones = tonesOf(raster)
  const skew = skewOf(roughLines(tones))
  return { ...readTones(skew === 0 ? tones : tonesOf(straighten(raster, skew))), skew }
}

/** Lines of letters close together, which are enough to tell how the page is turned. */
function roughLines(tones: Tones): InkLine[] {
  const bitmap = inkOf(tones, LETTERS)
  const components = componentsOf(bitmap)
  const letter = letterHeightOf(components)
  const letters = components.filter(
    (component) => isLetter(component, letter) && heightOf(component) < letter * 2,
  )
  return textLinesOf(letters, { letter, rules: [] })
}

function readTones(tones: Tones): Omit<ImageLayout, 'skew'> {
  const { panels, pictures } = backgroundsOf(tones)
  const dark = inkOf(tones, LETTERS)
  const faint = inkOf(tones, RULES)
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

const heightOf = ({ top, bottom }: Pick<Component, 'top' | 'bottom'>) => bottom - top
const widthOf = ({ left, right }: Pick<Component, 'left' | 'right'>) => right - left

/** The most frequent height of what may be a letter: that of small letters without ascenders. */
function letterHeightOf(components: readonly Component[]): number {
  const counts = new Map<number, number>()
  for (const component of components) {
    const height = heightOf(component)
    const width = widthOf(component)
    if (height < 4 || height > 60 || width > height * 3 || height > width * 3) continue
    counts.set(height, (counts.get(height) ?? 0) + 1)
  }
  const [[height = 8] = []] = [...counts].toSorted((a, b) => b[1] - a[1])
  return height
}

function isLetter(component: Component, letter: number): boolean {
  const height = heightOf(component)
  const width = widthOf(component)
  return (
    height >= letter * SMALLEST_LETTER &&
    height < letter * LARGEST_LETTER &&
    width > 1 &&
    width < height * 12
  )
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
