import { expect, test } from 'vitest'
import { areBarsHidden } from './use-hiding-bars.ts'

const far = 5000

test.each([
  ['scrolling down hides them', false, 500, { top: 600, left: far }, true],
  ['scrolling up shows them', true, 600, { top: 500, left: far }, false],
  ['a resting finger changes nothing', true, 600, { top: 603, left: far }, true],
  ['a small step up changes nothing', true, 600, { top: 595, left: far }, true],
  ['they are shown at the top', true, 0, { top: 20, left: far }, false],
  ['they are shown near the bottom', true, 4000, { top: 4500, left: 90 }, false],
])('header and footer: %s', (_what, were, before, now, hidden) => {
  expect(areBarsHidden(were, before, now)).toBe(hidden)
})
