import { expect, test } from 'vitest'
import type { DraftBlock } from './draft-block.ts'
import { storyTypeOf } from './story-kind.ts'

const block = (role: DraftBlock['role'], text: string): DraftBlock => ({ role, text, boxes: [] })
const story = [
  block('headline', 'Who will oil the pump?'),
  block(
    'body',
    'Every taluk in the state has a pump that nobody oils, and a man who is paid for it.',
  ),
]

test.each([
  ['Editorial', 'editorial'],
  ['ಸಂಪಾದಕೀಯ', 'editorial'],
  ['Our view', 'editorial'],
  ['Perspective', 'column'],
  ['ಅಂಕಣ', 'column'],
  ['Editors meet in Kolar', 'story'],
  ['Water', 'story'],
])('a story under the word %s is of the type %s', (kicker, type) => {
  expect(storyTypeOf([], [block('kicker', kicker), ...story])).toBe(type)
})

test('on the opinion page, a story with a writer is an article of opinion', () => {
  const signed = [...story, block('byline', 'Sarojini Hulikal')]
  expect(storyTypeOf([], signed, true)).toBe('column')
  expect(storyTypeOf([], [...signed, block('dateline', 'Kolar')], true)).toBe('story')
  expect(storyTypeOf([], story, true)).toBe('story')
  expect(storyTypeOf([], signed)).toBe('story')
})
