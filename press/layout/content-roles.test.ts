// @module-tag slow: reads printed pages.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BLOCK_ROLES, type PageBlock, type PageModel } from '#contract/page-model.ts'
import { finishStories } from '../page-regions.ts'
import { readPage } from '../read/read-page.ts'

/** A page of the region benchmark, as it is stored. */
async function storedModel(name: string): Promise<PageModel> {
  const file = new URL(`../../bench/regions/${name}.pdf`, import.meta.url)
  const model = await readPage(readFileSync(file))
  const stories = model.stories.map((story, index) => ({ ...story, id: `${index}` }))
  return { ...model, stories: finishStories(stories) }
}

const blocksIn = ({ stories, furniture }: PageModel): PageBlock[] => [
  ...stories.flatMap(({ blocks }) => blocks),
  ...furniture,
]

const withRole = (model: PageModel, role: PageBlock['role']) =>
  blocksIn(model).filter((block) => block.role === role)

test('a forecast, scorecards, prices and puzzles have roles of their own', async () => {
  const service = await storedModel('torture/kn-weather-puzzles-prices')
  const [days, towns] = withRole(service, 'weather')
  expect(days?.text.match(/\p{Nd}+°/gu)).toHaveLength(10)
  expect(towns?.table?.rows[0]).toEqual(['', 'ಗರಿಷ್ಠ', 'ಕನಿಷ್ಠ'])
  const puzzles = service.stories.filter(({ type }) => type === 'puzzle')
  expect(puzzles.map(({ opensAs }) => opensAs)).toEqual(['image', 'image'])
  expect(withRole(service, 'puzzle').filter(({ text }) => text === '')).toHaveLength(2)
  expect(withRole(service, 'puzzle').some(({ text }) => text.startsWith('ಮೇಲಿಂದ ಕೆಳಕ್ಕೆ'))).toBe(true)
  expect(withRole(service, 'table')).toHaveLength(2)
  expect(withRole(service, 'score')).toEqual([])

  const sport = await storedModel('torture/en-sport-with-scorecards')
  const scores = withRole(sport, 'score')
  expect(scores.map(({ table }) => table?.rows[0])).toEqual(
    scores.map(() => ['Batter', 'R', 'B', '4s', '6s']),
  )
  const cells = scores.flatMap(({ table }) => table?.rows ?? [])
  expect(cells.filter(([name]) => name === '')).toEqual([])
  expect(cells).toContainEqual(['Total', '296', '120', '', ''])
  expect(scores.flatMap(({ title }) => title ?? [])).toContain('Scorecard: Ballari')
  expect(withRole(sport, 'table').map(({ table }) => table?.rows[0])).toEqual([
    ['Team', 'P', 'W', 'L', 'Pts'],
  ])
})

test('every role of the page model is found on pages that have it', async () => {
  const names = [
    'torture/kn-weather-puzzles-prices',
    'torture/en-sport-with-scorecards',
    'torture/en-front-page',
    'torture/en-pull-quotes-and-fact-boxes',
    'seed-2/dh-04-opinion',
  ]
  const pages = await Promise.all(names.map(storedModel))
  const roles = new Set(pages.flatMap(blocksIn).map(({ role }) => role))
  expect(BLOCK_ROLES.filter((role) => !roles.has(role))).toEqual([])
})

test('the sky in the second line of a town is a column, however short', async () => {
  const page = await storedModel('seed-2/pv-01-front')
  const [towns] = withRole(page, 'weather')
  expect(towns?.table?.rows[0]).toEqual(['ಬೆಂಗಳೂರು', 'ಮೋಡ ಕವಿದ ವಾತಾವರಣ', '27° 20°'])
  expect(towns?.table?.rows).toContainEqual(['ಮಂಗಳೂರು', 'ಭಾರಿ ಮಳೆ', '29° 23°'])

  const english = await storedModel('../../sample/dh/pages/01-front-12')
  const forecast = english.stories.find(({ type }) => type === 'weather')
  expect(forecast?.opensAs).toBe('text')
  expect(forecast?.blocks[0]?.text).toBe('Weather')
  expect(forecast?.blocks[1]?.table?.rows).toContainEqual([
    'Shivamogga',
    'Thundershower',
    '29° 21°',
  ])
  expect(forecast?.blocks.at(-1)?.text).toMatch(/^Light to moderate rain/)
})
