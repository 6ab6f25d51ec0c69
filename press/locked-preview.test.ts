import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pageImages } from './page-images.ts'
import { rasterPage } from './raster.ts'

const WIDTH = 1200

/** Brightness differences between neighbouring pixels, which show the strokes of letters. */
async function strokes(image: Uint8Array, { sharpened = false } = {}): Promise<number[]> {
  const large = sharp(image).resize(WIDTH, 1891, { fit: 'fill' }).greyscale()
  const grey = await (sharpened ? large.sharpen({ sigma: 2, m1: 5, m2: 10 }) : large)
    .raw()
    .toBuffer()
  return Array.from(grey.subarray(1), (value, index) => value - (grey[index] ?? 0))
}

/** Correlation: 1 for the same strokes, 0 for unrelated pictures. */
function correlation(one: readonly number[], other: readonly number[]): number {
  const dot = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)
  return dot(one, other) / Math.sqrt(dot(one, one) * dot(other, other))
}

test.each(['pv/pages/02-city.pdf', 'dh/pages/03-state.pdf'])(
  'the preview of %s has no readable text, even when sharpened',
  async (page) => {
    const pdf = readFileSync(new URL(`../sample/${page}`, import.meta.url))
    const { files } = await pageImages(2, await rasterPage(pdf, 2400))
    const file = (name: string) => files.get(name) ?? new Uint8Array()
    const original = await strokes(file('p02/w2400.webp'))
    expect(correlation(original, await strokes(file('p02/w800.webp')))).toBeGreaterThan(0.5)
    const preview = file('public/p02/locked.webp')
    expect(correlation(original, await strokes(preview))).toBeLessThan(0.1)
    expect(correlation(original, await strokes(preview, { sharpened: true }))).toBeLessThan(0.1)
  },
)
