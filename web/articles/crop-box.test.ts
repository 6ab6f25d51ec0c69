import { expect, test } from 'vitest'
import { cropBox, imageToCrop, ownParts } from './crop-box.ts'
import { testPage } from './testing.ts'

const paper = { width: 2400, height: 3600 }

test.each([
  ['has 10 px of margin', ['10%', '10%', '50%', '25%'], [230, 350, 1220, 920]],
  ['is clipped to the page', ['0%', '0%', '100%', '100%'], [0, 0, 2400, 3600]],
  ['is clipped at the right and the bottom', ['90%', '90%', '10%', '10%'], [2150, 3230, 250, 370]],
])('the crop of a region %s', (_what, [top = '', left = '', width = '', height = ''], expected) => {
  const box = cropBox({ top, left, width, height }, paper)
  expect([box.left, box.top, box.width, box.height]).toEqual(expected)
})

test('the parts of an L-shaped region have the same margin, relative to the crop', () => {
  const box = { left: '10%', top: '10%', width: '50%', height: '50%' }
  const rects = [
    { ...box, height: '25%' },
    { ...box, top: '35%', width: '25%', height: '25%' },
  ]
  expect(ownParts({ rects }, paper, cropBox(box, paper))).toEqual([
    { left: 0, top: 0, width: 1220, height: 920 },
    { left: 0, top: 900, width: 620, height: 920 },
  ])
  expect(ownParts({}, paper, cropBox(box, paper))).toEqual([])
})

test.each([
  ['an article', '50%', 'w3600.webp'],
  ['a whole page, too large for the canvas of a phone', '100%', 'w2400.webp'],
])('%s is cropped from the largest usable image', (_what, share, file) => {
  const place = { top: '0%', left: '0%', width: share, height: share }
  expect(imageToCrop(testPage({ widths: [2400, 3600, 800] }), place)).toBe(file)
})
