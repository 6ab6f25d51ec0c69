import { expect, test } from 'vitest'
import type { ListedStory, StorySection } from '#contract/story-list.ts'
import { filterStories, headingOf, type StoryFilter, summaryOf } from './story-list.ts'

const headline = { role: 'headline', text: 'Rain' }
const body = (text: string) => ({ role: 'body', text })
const line = (role: string) => ({ role, text: `A ${role}` })
const long = 'word '.repeat(40).trim()

test.each([
  [
    'a kicker above the headline, and the first paragraphs',
    [line('kicker'), headline, body('It rained.'), body('A lot.')],
    { kicker: 'A kicker', start: 'It rained. A lot.', words: 7 },
  ],
  [
    'a line below the headline is no kicker',
    [headline, line('kicker'), body('It rained.')],
    { start: 'It rained.', words: 5 },
  ],
  [
    'bylines, captions and tables are not first lines',
    [headline, line('byline'), line('caption'), line('table'), body('It rained.')],
    { start: 'It rained.', words: 9 },
  ],
  [
    'a text without roles that repeats its headline',
    [body('Rain'), body('It rained.')],
    { start: 'It rained.', words: 3 },
  ],
  ['a table alone', [line('table')], { words: 2 }],
  ['no text', [body('')], { words: 0 }],
  [
    'a long text is cut between words',
    [body(long)],
    { start: `${'word '.repeat(24).trim()}…`, words: 40 },
  ],
  [
    'a cut after a sentence drops its full stop',
    [body(long.replaceAll('word', 'end.'))],
    { start: `${'end. '.repeat(24).trim().slice(0, -1)}…`, words: 40 },
  ],
])('%s', (_what, lines, summary) => {
  expect(summaryOf({ title: 'Rain', lines })).toEqual(summary)
})

const story = (id: string, more: Partial<ListedStory> = {}): ListedStory => ({
  id,
  title: id,
  words: 100,
  pageIndex: 0,
  pageNo: 1,
  ...more,
})
const sections: StorySection[] = [
  { name: 'Main', stories: [story('a'), story('b')] },
  { name: 'City', stories: [story('c'), story('d', { locked: true })] },
]

test.each([
  ['everything', 'all', undefined, 'Main: a b; City: c d'],
  ['one section', 'all', 'City', 'City: c d'],
  ['unread, without headlines of locked pages', 'unread', undefined, 'Main: b; City: c'],
  ['saved', 'saved', undefined, 'City: c'],
  ['saved in one section', 'saved', 'Main', ''],
  ['a section that the issue does not have', 'all', 'Sport', ''],
] as const)('%s', (_what, show: StoryFilter, section, expected) => {
  const left = filterStories(sections, { show, section, read: ['a'], saved: ['c'] })
  const words = left.map(({ name, stories }) =>
    [`${name}:`, ...stories.map(({ id }) => id)].join(' '),
  )
  expect(words.join('; ')).toBe(expected)
})

test.each([
  ['a page with a name', { name: 'Sport', name_kn: 'ಕ್ರೀಡೆ', section: 'Main' }, 'Sport'],
  ['a page with a number', { name: 'Page 5', section: 'Main' }, 'Main'],
])('the heading of %s', (_what, page, name) => {
  expect(headingOf(page).name).toBe(name)
})
