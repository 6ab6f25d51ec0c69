import { expect, test } from 'vitest'
import { withCentredHeads } from './centred-heads.ts'
import type { SizedLine } from './type-sizes.ts'

const BODY = 16
const LEADING = 20

const lineAt = (at: number, left: number, right: number, size = BODY): SizedLine => {
  const [top, bottom] = [at * LEADING, at * LEADING + 12]
  const letter = { left, top, right: left + 8, bottom, ink: 40 }
  return { letters: [letter, letter, letter], left, right, top, bottom, size, baseline: bottom }
}

/** Six lines of text over the whole column. */
const textFrom = (from: number) =>
  Array.from({ length: 6 }, (_, index) => lineAt(from + index, 0, 250))

const sizesAt = (lines: readonly SizedLine[], ...places: number[]) =>
  places.map((at) => lines.find(({ top }) => top === at * LEADING)?.size)

test.each([
  ['a centred line between texts is a headline', [lineAt(7, 80, 172)], [7], [22.4]],
  ['so are two lines', [lineAt(6, 90, 160), lineAt(7, 60, 190)], [6, 7], [22.4, 22.4]],
  ['the last line of a paragraph is none', [lineAt(6, 0, 120)], [6], [BODY]],
  ['the first line of a paragraph is none', [lineAt(7, 20, 250)], [7], [BODY]],
  [
    'three centred lines are an address or a poem',
    [lineAt(6, 90, 160), lineAt(7, 60, 190), lineAt(8, 80, 172)],
    [6, 7, 8],
    [BODY, BODY, BODY],
  ],
  [
    'a page with larger headlines has them for its stories',
    [lineAt(7, 80, 172), lineAt(-3, 0, 250, 40), lineAt(-6, 0, 250, 40)],
    [7],
    [BODY],
  ],
])('%s', (_what, between, places, sizes) => {
  const lines = withCentredHeads([...textFrom(0), ...between, ...textFrom(9)], BODY)
  expect(sizesAt(lines, ...places)).toEqual(sizes)
})
