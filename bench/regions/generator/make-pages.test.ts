import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { overlapOf, percentBox } from '../match.ts'
import { readTruth, type TrueBox, type TruePage } from '../truth.ts'
import { FEATURES } from './features.ts'
import { makePages } from './make-pages.ts'
import { fileName, PRINTED, PRINTED_SEED } from './printed.ts'

const ROUNDING = 0.0002
const SEED = 7

/** In square percents of the page: less than one letter. */
const LETTER = 0.1

/** A third of the features, because a page takes seconds. `npm run bench -- regions` makes them all. */
const FEATURES_IN_TURN = Object.keys(FEATURES)
  .filter((_feature, index) => index % 3 === 0)
  .map((feature, index) => [feature, index % 2 ? 'kn' : 'en'] as const)

test.each(FEATURES_IN_TURN)(
  '%s, %s: a full page whose stories do not overlap',
  async (feature, language) => {
    const { truth } = await makePages(feature, language, SEED)
    for (const page of truth) {
      expect(page.articles.length).toBeGreaterThanOrEqual(6)
      expect(page.ads.length).toBeGreaterThanOrEqual(1)
      expect(overlapsOn(page)).toEqual([])
      for (const { tight, blocks = [] } of page.articles) {
        expect(liesWithin(tight, [0, 0, 1, 1])).toBe(true)
        expect(blocks.filter(({ box }) => !liesWithin(box, tight))).toEqual([])
      }
    }
  },
)

test.each(PRINTED.slice(0, 2))(
  'the printed page of $feature is the one that the seed makes',
  async (page) => {
    const name = fileName(page.feature, page.language)
    const printed = await readTruth(
      fileURLToPath(new URL(`../torture/${name}.json`, import.meta.url)),
    )
    const { truth } = await makePages(page.feature, page.language, PRINTED_SEED)
    expect(truth).toEqual(printed)
  },
)

test('another seed makes other pages', async () => {
  const [one, other] = await Promise.all([1, 2].map((seed) => makePages('briefs', 'en', seed)))
  expect(one?.truth).not.toEqual(other?.truth)
})

/** Rectangles of a story that cover another story, an advertisement or furniture. */
function overlapsOn({ articles, ads, furniture }: TruePage): string[] {
  const others = [...ads, ...furniture].map(({ box, kind }) => ({ id: kind ?? 'ad', rects: [box] }))
  const regions = [...articles.map(({ id, rects = [] }) => ({ id, rects })), ...others]
  return regions.flatMap((one, index) =>
    regions.slice(index + 1).flatMap((other) => {
      const shared = one.rects.flatMap((rect) =>
        other.rects.map((each) => overlapOf(percentBox(rect), percentBox(each))),
      )
      return Math.max(0, ...shared) > LETTER ? [`${one.id} and ${other.id}`] : []
    }),
  )
}

function liesWithin(inner: TrueBox, outer: TrueBox): boolean {
  const [left, top, width, height] = inner
  const [x, y, wide, high] = outer
  return (
    left >= x - ROUNDING &&
    top >= y - ROUNDING &&
    left + width <= x + wide + ROUNDING &&
    top + height <= y + high + ROUNDING
  )
}
