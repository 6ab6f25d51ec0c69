import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { PageBlock, PageBox, PageStory } from '#contract/page-model.ts'
import { overlayOf } from './overlay.ts'

const LEFT = { left: 10, top: 10, width: 30, height: 80 }
const RIGHT = { left: 50, top: 10, width: 40, height: 80 }

function story(rects: PageBox[], changes: Partial<PageStory> = {}): PageStory {
  return {
    ...{ type: 'story', box: LEFT, rects, blocks: [], language: 'kn', provenance: 'pdf' },
    ...{ confidence: 0.95, opensAs: 'text' },
    ...changes,
  }
}

/** Red, green and blue of a point of the overlay on white paper, in percent of its width and height. */
async function colourAt(stories: PageStory[], x: number, y: number): Promise<number[]> {
  const overlay = overlayOf({ stories }, { width: 1000, height: 1000 })
  const page = sharp({ create: { width: 1000, height: 1000, channels: 3, background: 'white' } })
  const drawn = await page
    .composite([{ input: Buffer.from(overlay) }])
    .removeAlpha()
    .raw()
    .toBuffer()
  const start = (y * 10 * 1000 + x * 10) * 3
  return [...drawn.subarray(start, start + 3)]
}

const isRed = ([red = 0, green = 0, blue = 0]: number[]) => red > 150 && green < 60 && blue < 60

test('a doubtful story has a red edge around all its rectangles, another story has not', async () => {
  const doubtful = story([LEFT, RIGHT], { confidence: 0.89 })
  expect(isRed(await colourAt([doubtful], 10, 50))).toBe(true)
  expect(isRed(await colourAt([doubtful], 90, 50))).toBe(true)
  expect(isRed(await colourAt([story([LEFT])], 10, 50))).toBe(false)
  expect(await colourAt([doubtful], 45, 50)).toEqual([255, 255, 255])
})

test('an advertisement is hatched: one line across it crosses white and grey', async () => {
  const ad = story([LEFT], { type: 'advertisement' })
  const row = await Promise.all([20, 20.5, 21, 21.5, 22].map((x) => colourAt([ad], x, 50)))
  const shades = row.map(([red = 0]) => red)
  expect(Math.max(...shades)).toBe(255)
  expect(Math.min(...shades)).toBeLessThan(200)
})

test('the label has number, confidence and type; each block its role; a line joins the blocks in order', () => {
  const block = (id: string, role: PageBlock['role'], box: PageBox): PageBlock => {
    return { id, role, boxes: [box], text: 'ಕೆರೆ' }
  }
  const blocks = [
    block('1', 'headline', LEFT),
    block('2', 'body', RIGHT),
    block('3', 'byline', LEFT),
  ]
  const svg = overlayOf(
    { stories: [story([LEFT]), story([RIGHT], { blocks })] },
    {
      width: 1000,
      height: 1000,
    },
  )
  const texts = [...svg.matchAll(/<text [^>]*>([^<]*)</g)].map(([, text]) => text)
  expect(texts).toEqual(['headline, byline', 'body', '1: 95% story', '2: 95% story'])
  expect(svg).toContain('points="250,500 700,500 250,500"')
  // Servers have no Kannada font.
  expect(svg).toMatch(/^[ -~]*$/)
})
