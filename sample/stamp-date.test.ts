// @module-tag slow: renders pages.
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { rasterPage } from '#press/raster.ts'
import { wordsOfDate } from './date-words.ts'
import { DATE_SLOTS, type DateSlot } from './layout/date-slot.ts'
import { PAGE } from './layout/sheet.ts'
import { stampDate } from './stamp-date.ts'

const WIDTH = 1320
const PIXELS_PER_MM = WIDTH / PAGE.width

test.each([
  ['2026-11-15', 'en', 'Sunday, 15 November 2026'],
  ['2026-11-15', 'kn', 'ಭಾನುವಾರ, 15 ನವೆಂಬರ್ 2026'],
  ['2024-02-29', 'en', 'Thursday, 29 February 2024'],
] as const)('the date %s in the language %s is %s', (date, lang, words) => {
  expect(wordsOfDate(date, lang).join('')).toBe(words)
})

test.each([
  ['the English front page', 'dh/pages/01-front-2.pdf', 'en', DATE_SLOTS.front],
  ['the Kannada front page', 'pv/pages/01-front-4.pdf', 'kn', DATE_SLOTS.front],
  ['an English inner page', 'dh/pages/02-city.pdf', 'en', DATE_SLOTS.inner],
  ['a Kannada inner page', 'pv/pages/02-city.pdf', 'kn', DATE_SLOTS.inner],
] as const)('stamping %s changes only its date slot', async (_page, file, lang, slot) => {
  const plain = await readFile(new URL(file, import.meta.url))
  const stamped = await stampDate(plain, '2026-11-15', lang)

  const changed = await changedArea(plain, stamped)

  const expected = areaOf(slot)
  expect(changed.left).toBeGreaterThan(expected.left)
  expect(changed.right).toBeLessThan(expected.right)
  expect(changed.top).toBeGreaterThan(expected.top)
  expect(changed.bottom).toBeLessThan(expected.bottom)
  expect(changed.right - changed.left).toBeGreaterThan(25)
})

/** In millimetres; large enough for the longest date. */
function areaOf({ align, x, baseline }: DateSlot) {
  const left = align === 'left' ? x - 1 : x - 60
  return { left, right: left + 61, top: baseline - 4, bottom: baseline + 2.5 }
}

async function changedArea(before: Uint8Array, after: Uint8Array) {
  const one = await rasterPage(before, WIDTH)
  const two = await rasterPage(after, WIDTH)
  const area = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  for (let index = 0; index < one.pixels.length; index += one.channels) {
    if (one.pixels[index] === two.pixels[index]) continue
    const dot = index / one.channels
    const x = (dot % WIDTH) / PIXELS_PER_MM
    const y = Math.floor(dot / WIDTH) / PIXELS_PER_MM
    area.left = Math.min(area.left, x)
    area.right = Math.max(area.right, x)
    area.top = Math.min(area.top, y)
    area.bottom = Math.max(area.bottom, y)
  }
  return area
}
