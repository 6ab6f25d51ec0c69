// @module-tag slow: renders pages.
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pageImages } from './page-images.ts'
import { rasterPage } from './raster.ts'

const WIDTH = 1200

/** The strokes of letters: how brightness changes from one pixel to the next. */
async function strokes(image: Uint8Array, { sharpened = false } = {}): Promise<Int16Array> {
  const large = sharp(image).resize(WIDTH, 1891, { fit: 'fill' }).greyscale()
  const grey = await (sharpened ? large.sharpen({ sigma: 2, m1: 5, m2: 10 }) : large)
    .raw()
    .toBuffer()
  return Int16Array.from(grey.subarray(1)).map((value, index) => value - (grey[index] ?? 0))
}

/** 1 when two pictures have the same strokes, 0 when they have nothing in common. */
function likeness(one: Int16Array, other: Int16Array): number {
  const dot = (a: Int16Array, b: Int16Array) =>
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
    expect(likeness(original, await strokes(file('p02/w800.webp')))).toBeGreaterThan(0.5)
    const preview = file('public/p02/locked.webp')
    expect(likeness(original, await strokes(preview))).toBeLessThan(0.1)
    expect(likeness(original, await strokes(preview, { sharpened: true }))).toBeLessThan(0.1)
  },
)
