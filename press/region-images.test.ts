import sharp from 'sharp'
import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import type { PageBox, PageModel } from '#contract/page-model.ts'
import { finishModel, pageRegions } from './page-regions.ts'
import { regionFiles } from './region-images.ts'

const key = { publisher: 'PV', edition: 4, date: IssueDate.parse('2026-11-15') } as const

const WHOLE: PageBox = { left: 0, top: 0, width: 100, height: 100 }
const L_SHAPE: PageBox[] = [
  { left: 0, top: 0, width: 100, height: 50 },
  { left: 0, top: 50, width: 50, height: 50 },
]

/** The thumbnail of the only article, on a page that is red all over. */
async function thumbOf(rects: PageBox[], box = WHOLE) {
  const model: PageModel = {
    format: 1,
    stories: [
      {
        ...{ type: 'story', box, rects, blocks: [], language: 'en', provenance: 'pdf' },
        ...{ confidence: 1, opensAs: 'text' },
      },
    ],
    furniture: [],
  }
  const size = { width: 200, height: 200, channels: 3 as const }
  const pixels = await sharp({ create: { ...size, background: 'red' } })
    .raw()
    .toBuffer()
  const raster = { ...size, pixels }
  const regions = pageRegions(finishModel(key, 1, model))
  const files = await regionFiles(regions, { raster, draw: () => raster })
  return sharp(files.get(`a/${regions[0]?.id}.webp`))
}

async function thumbColour(rects: PageBox[], left: number, top: number): Promise<number[]> {
  const thumb = await thumbOf(rects)
  const colour = thumb.extract({ left, top, width: 1, height: 1 }).removeAlpha().raw()
  return [...(await colour.toBuffer())].map((shade) => Math.round(shade / 25.5))
}

const RED = [10, 0, 0]
const WHITE = [10, 10, 10]

test('the picture of an L-shaped article is white where another article stands', async () => {
  expect(await thumbColour(L_SHAPE, 150, 50)).toEqual(RED)
  expect(await thumbColour(L_SHAPE, 50, 150)).toEqual(RED)
  expect(await thumbColour(L_SHAPE, 150, 150)).toEqual(WHITE)
})

test('the picture of an article that is one rectangle shows all of it', async () => {
  expect(await thumbColour([WHOLE], 150, 150)).toEqual(RED)
})

test('the picture of a tall article shows its upper part', async () => {
  const column = { left: 0, top: 0, width: 30, height: 100 }
  const thumb = await thumbOf([column], column)
  expect(await thumb.metadata()).toMatchObject({ width: 60, height: 80 })
})
