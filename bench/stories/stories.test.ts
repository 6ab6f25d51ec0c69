import { expect, test } from 'vitest'
import { SAMPLE_PAGES } from '#sample/content/pages.ts'
import { ENGLISH_DAILY, KANNADA_DAILY } from '#sample/content/titles.ts'
import { generatedPairs } from './generated-pairs.ts'
import { joinedIn, scoreOf } from './score.ts'

const pairs = generatedPairs()

test.each(['kn', 'en'])('stories in %s are joined in spite of edits, and only then', (language) => {
  const { precision, recall } = scoreOf(pairs.filter((pair) => pair.language === language))
  expect(precision).toBeGreaterThanOrEqual(0.98)
  expect(recall).toBeGreaterThanOrEqual(0.95)
})

test.each([
  ['Kannada', KANNADA_DAILY],
  ['English', ENGLISH_DAILY],
])('no two stories of the %s sample are joined', (_language, daily) => {
  const stories = SAMPLE_PAGES.filter(({ title }) => title === daily).flatMap(({ copy }) => [
    ...copy.stories.map(({ headline, paragraphs }) => ({
      title: headline,
      text: paragraphs.join('\n'),
    })),
    ...(copy.briefs ?? []).map(({ headline, text }) => ({ title: headline, text })),
    ...(copy.tables ?? []).map(({ title, rows }) => ({ title, text: rows.flat().join(' ') })),
  ])
  expect(stories.length).toBeGreaterThan(60)
  expect(joinedIn(stories)).toEqual([])
})
