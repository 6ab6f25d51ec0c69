import { expect, test } from 'vitest'
import { swipeTurn } from '#ui/swipe.ts'
import {
  clampZoom,
  columnTarget,
  type Frame,
  leftOf,
  maxZoom,
  scrollFor,
  shareAt,
} from './geometry.ts'
import { fileFor } from './image-files.ts'

const phone: Frame = {
  view: { width: 400, height: 800 },
  left: 0,
  width: 400,
  above: 60,
  below: 40,
}
const desktop: Frame = {
  view: { width: 1440, height: 900 },
  left: 0,
  width: 1440,
  above: 64,
  below: 64,
}
const fit = { width: 400, height: 600 }
const middle = { x: 0.5, y: 0.5 }

test.each([
  ['a page narrower than the stage is centred', 1200, 120],
  ['a page as wide as the stage starts at its left edge', 1440, 0],
  ['a page wider than the stage starts at its left edge', 3000, 0],
])('%s', (_what, width, left) => {
  expect(leftOf(desktop, width)).toBe(left)
})

test.each([
  ['the middle stays in the middle', 2, middle, { x: 200, y: 400 }, { x: 200, y: 260 }],
  [
    'a point stays under the fingers',
    3,
    { x: 0.25, y: 0.5 },
    { x: 100, y: 360 },
    { x: 200, y: 600 },
  ],
  [
    'the page does not scroll beyond its left edge',
    2,
    { x: 0, y: 0.5 },
    { x: 50, y: 400 },
    { x: 0, y: 260 },
  ],
  ['nor beyond its right edge', 2, { x: 1, y: 0.5 }, { x: 300, y: 400 }, { x: 400, y: 260 }],
  ['nor above the document', 2, { x: 0.5, y: 0 }, { x: 200, y: 500 }, { x: 200, y: 0 }],
  ['nor below it', 2, { x: 0.5, y: 1 }, { x: 200, y: 100 }, { x: 200, y: 500 }],
  ['a page that fits is not scrolled', 1, middle, { x: 0, y: 0 }, { x: 0, y: 0 }],
])('when zooming, %s', (_what, zoom, share, at, scroll) => {
  const page = { width: fit.width * zoom, height: fit.height * zoom }
  expect(scrollFor(phone, page, { share, at })).toEqual(scroll)
})

test('the share of a point is the same at every zoom', () => {
  const share = shareAt({ left: -100, top: 20, width: 800, height: 1200 }, { x: 300, y: 320 })
  expect(share).toEqual({ x: 0.5, y: 0.25 })
})

test.each([
  ['on a phone, the maximum zoom shows one image pixel per screen pixel', 412, 3600, 2.625, 3.33],
  ['on a phone without a larger file, the maximum is three', 412, 2400, 2.625, 3],
  ['a desktop with a coarse screen', 1200, 3600, 1, 3],
  ['a small window with a coarse screen', 600, 3600, 1, 6],
])('%s', (_what, width, sharpest, ratio, max) => {
  expect(maxZoom(width, sharpest, ratio)).toBeCloseTo(max, 2)
})

test.each([
  ['less than the whole page', 0.6, 1],
  ['nearly the whole page', 1.02, 1],
  ['between', 1.7, 1.7],
  ['beyond the closest', 9, 3],
])('a zoom %s is clamped', (_what, requested, zoom) => {
  expect(clampZoom(requested, 3)).toBe(zoom)
})

test.each([
  ['a column fills the view', phone, fit, { left: 0.5, width: 0.25 }, 3.76, 0.625],
  [
    'a column fills the view on a desktop',
    desktop,
    { width: 1200, height: 1890 },
    { left: 0, width: 0.5 },
    2.36,
    0.25,
  ],
])('after a double tap %s, at the tapped height', (_what, frame, size, region, zoom, x) => {
  const target = columnTarget(frame, size, {
    share: { x: 0.6, y: 0.3 },
    at: { x: 5, y: 5 },
    region,
  })
  expect(target.zoom).toBeCloseTo(zoom, 2)
  expect(target.share).toEqual({ x, y: 0.3 })
  expect(target.at).toEqual({ x: frame.view.width / 2, y: frame.view.height / 2 })
})

test.each([
  ['an article as wide as the page', { left: 0.02, width: 0.96 }],
  ['no article', undefined],
])('a double tap on %s enlarges the tapped point', (_what, region) => {
  const tap = { share: { x: 0.6, y: 0.3 }, at: { x: 240, y: 300 }, region }
  expect(columnTarget(phone, fit, tap)).toEqual({ zoom: 2, share: tap.share, at: tap.at })
})

test.each([
  [700, 800],
  [800, 800],
  [801, 1200],
  [1900, 2400],
  [2500, 3600],
  [9999, 3600],
])('for %i pixels the file %i wide is fetched', (pixels, width) => {
  const files = [{ width: 2400 }, { width: 800 }, { width: 1200 }, { width: 1600 }, { width: 3600 }]
  expect(fileFor(files, pixels)?.width).toBe(width)
})

test.each([
  ['to the left: the next page', -50, 0, 1],
  ['to the right: the page before', 50, 0, -1],
  ['not far enough', -49, 0, undefined],
  ['more down than across', -60, 50, undefined],
] as const)('a swipe %s', (_what, x, y, turn) => {
  const canPan = { left: false, right: false }
  expect(swipeTurn({ x: 200, y: 200 }, { x: 200 + x, y: 200 + y }, { threshold: 50, canPan })).toBe(
    turn,
  )
})

test.each([
  ['to the left, with more to see on the right', -80, { left: true, right: true }, undefined],
  ['to the left, at the right edge', -80, { left: true, right: false }, 1],
  ['to the right, at the right edge', 80, { left: true, right: false }, undefined],
] as const)('a swipe on a zoomed page %s', (_what, x, canPan, turn) => {
  expect(swipeTurn({ x: 200, y: 0 }, { x: 200 + x, y: 0 }, { threshold: 50, canPan })).toBe(turn)
})
