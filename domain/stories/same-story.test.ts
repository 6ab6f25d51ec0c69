import { expect, test } from 'vitest'
import { areSameStory, isCopy } from './same-story.ts'
import { storyText } from './story-text.ts'

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
  expect(isCopy(one, other)).toBe(isSame)
})

const replaceEvery = (count: number) =>
  STORY.split(' ')
    .map((word, index) => (index % count === 0 ? 'other' : word))
    .join(' ')

const REPORT = `The reservoir stood at 102 feet against a full level of 124 feet this morning.
  Inflow was 5432 cusecs and outflow 2100 cusecs, officials of the irrigation department said.`

test.each([
  ['every seventh word changed', STORY, replaceEvery(7), true],
  ['every third word changed', STORY, replaceEvery(3), false],
  ['the same report with other numbers', REPORT, REPORT.replaceAll(/\d/g, '7'), false],
  ['the same report with one other number', REPORT, REPORT.replace('102', '103'), true],
  ['numbers in Kannada digits', REPORT, REPORT.replace('124', '೧೨೪').replace('102', '೧೦೨'), true],
])('%s', (_what, one, other, isSame) => {
  expect(areSameStory(storyText(one), storyText(other))).toBe(isSame)
})
