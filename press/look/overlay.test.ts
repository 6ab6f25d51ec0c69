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

const SIZE = { width: 400, height: 400 }

/** The overlay on white paper. Returns the red, green and blue of a point, in percent of width and height. */
async function draw(...stories: PageStory[]): Promise<(x: number, y: number) => number[]> {
  const page = sharp({ create: { ...SIZE, channels: 3, background: 'white' } })
  const overlay = Buffer.from(overlayOf({ stories }, SIZE))
  const drawn = await page
    .composite([{ input: overlay }])
    .removeAlpha()
    .raw()
    .toBuffer()
  return (x, y) => {
    const start = (Math.round(y * 4) * SIZE.width + Math.round(x * 4)) * 3
    return [...drawn.subarray(start, start + 3)]
  }
}

const isRed = ([red = 0, green = 0, blue = 0]: number[]) => red > 150 && green < 60 && blue < 60

test('a doubtful story has a red edge around all its rectangles, another story has not', async () => {
  const doubtful = await draw(story([LEFT, RIGHT], { confidence: 0.89 }))
  expect(isRed(doubtful(10, 50))).toBe(true)
  expect(isRed(doubtful(90, 50))).toBe(true)
  expect(doubtful(45, 50)).toEqual([255, 255, 255])
  const certain = await draw(story([LEFT]))
  expect(isRed(certain(10, 50))).toBe(false)
  expect(certain(10, 50)).not.toEqual([255, 255, 255])
})

test('an advertisement is hatched: a line across it crosses white and grey', async () => {
  const colourAt = await draw(story([LEFT], { type: 'advertisement' }))
  const shades = Array.from({ length: 20 }, (_, step) => colourAt(15 + step, 50)[0] ?? 0)
  expect(Math.max(...shades)).toBe(255)
  expect(Math.min(...shades)).toBeLessThan(200)
})

test('the label has number, confidence and type; a block its role, once in succession; a line joins the blocks in order', () => {
  const block = (id: string, role: PageBlock['role'], box: PageBox): PageBlock => {
    return { id, role, boxes: [box], text: 'ಕೆರೆ' }
  }
  const blocks = [
    block('1', 'headline', LEFT),
    block('2', 'body', RIGHT),
    block('3', 'body', { left: 50, top: 50, width: 40, height: 40 }),
    block('4', 'byline', LEFT),
  ]
  const svg = overlayOf({ stories: [story([LEFT]), story([RIGHT], { blocks })] }, SIZE)
  const texts = [...svg.matchAll(/<text [^>]*>([^<]*)</g)].map(([, text]) => text)
  expect(texts).toEqual(['headline, byline', 'body', '1: 95% story', '2: 95% story'])
  expect(svg).toContain('points="100,200 280,200 280,280 100,200"')
  // Servers have no Kannada font.
  expect(svg).toMatch(/^[ -~]*$/)
})
