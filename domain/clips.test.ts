import { expect, test } from 'vitest'
import { boxBetween, isClipAllowed, movedBox, resizedBox } from './clips.ts'

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  width,
  height,
})

test.each([
  ['a column', box(0, 0, 20, 50), true],
  ['exactly the allowed area', box(50, 50, 50, 50), true],
  ['more than the allowed area', box(40, 40, 51, 50), false],
  ['a line without a height', box(10, 10, 50, 0), false],
  ['a box that leaves the page at the right', box(90, 10, 20, 20), false],
  ['a box that starts above the page', box(10, -1, 20, 20), false],
])('of a quarter of a page, %s is allowed: %s', (_name, clip, isAllowed) => {
  expect(isClipAllowed(clip, 25)).toBe(isAllowed)
})

test.each([
  ['down to the right', { x: 10, y: 10 }, { x: 30, y: 40 }, box(10, 10, 20, 30)],
  ['up to the left', { x: 30, y: 40 }, { x: 10, y: 10 }, box(10, 10, 20, 30)],
  ['a click', { x: 50, y: 50 }, { x: 50, y: 50 }, box(50, 50, 2, 2)],
  ['a click at the corner', { x: 100, y: 100 }, { x: 100, y: 100 }, box(98, 98, 2, 2)],
  ['the whole page', { x: 0, y: 0 }, { x: 100, y: 100 }, box(0, 0, 50, 50)],
  ['the whole page, backwards', { x: 100, y: 100 }, { x: 0, y: 0 }, box(50, 50, 50, 50)],
])('dragging: %s', (_name, from, to, expected) => {
  const drawn = boxBetween(from, to, 25)
  expect(drawn).toEqual(expected)
  expect(isClipAllowed(drawn, 25)).toBe(true)
})

test('a box moves up to the edge of the page', () => {
  expect(movedBox(box(10, 10, 20, 20), { x: 5, y: -5 })).toEqual(box(15, 5, 20, 20))
  expect(movedBox(box(10, 10, 20, 20), { x: 99, y: -99 })).toEqual(box(80, 0, 20, 20))
})

test('a box grows to the edge and to the allowed area, and stays visible', () => {
  expect(resizedBox(box(10, 10, 20, 20), { x: 5, y: 0 }, 25)).toEqual(box(10, 10, 25, 20))
  expect(resizedBox(box(90, 10, 8, 20), { x: 5, y: 0 }, 25)).toEqual(box(90, 10, 10, 20))
  expect(resizedBox(box(0, 0, 50, 50), { x: 5, y: 0 }, 25)).toEqual(box(0, 0, 50, 50))
  expect(resizedBox(box(0, 0, 3, 3), { x: -9, y: -9 }, 25)).toEqual(box(0, 0, 2, 2))
})
