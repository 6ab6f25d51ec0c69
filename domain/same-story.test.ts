import { expect, test } from 'vitest'
import { isSameStory } from './same-story.ts'

const STORY = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ')

test.each([
  ['the same words in other lines', STORY, STORY.replaceAll(' word3', '\nWord3'), true],
  ['the same story without its end', STORY, STORY.split(' ').slice(0, 30).join(' '), true],
  ['one changed word', STORY, STORY.replace('word30', 'other'), true],
  ['another story', STORY, STORY.replaceAll('word', 'other'), false],
  ['the same words in another order', STORY, STORY.split(' ').reverse().join(' '), false],
  ['a short notice that the story begins with', STORY, 'word0 word1 word2 word3 word4', false],
  ['two equal short notices', 'Rain: 5 mm', 'rain 5 mm', true],
  ['two stories without text', '', '', false],
])('%s', (_what, one, other, isSame) => {
  expect(isSameStory(one, other)).toBe(isSame)
})
