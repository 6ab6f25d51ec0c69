import { expect, test } from 'vitest'
import { SAMPLE_PAGES, type SamplePage } from './pages.ts'
import { SCENES } from './story.ts'
import { solutionsOf } from './sudoku.ts'

function idsOf({ copy }: SamplePage): string[] {
  const pieces = [
    ...copy.stories,
    ...(copy.briefs ?? []),
    ...(copy.ads ?? []),
    ...(copy.tables ?? []),
    ...(copy.boxes ?? []),
    ...(copy.letters ?? []),
  ]
  return pieces.map(({ id }) => id)
}

test.each(['pv', 'dh'] as const)('the ids of %s are unique', (brand) => {
  const ids = SAMPLE_PAGES.filter(({ title }) => title.brand === brand).flatMap(idsOf)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('every id is in kebab-case Latin letters', () => {
  const odd = SAMPLE_PAGES.flatMap(idsOf).filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
  expect(odd).toEqual([])
})

test('both titles have the same pages', () => {
  const pagesOf = (brand: string) =>
    SAMPLE_PAGES.filter(({ title }) => title.brand === brand).map(({ file }) => file)
  expect(pagesOf('pv')).toEqual(pagesOf('dh'))
})

test('every crosshead precedes an existing paragraph', () => {
  const stray = SAMPLE_PAGES.flatMap(({ copy }) => copy.stories).filter(
    ({ crossheads, paragraphs }) =>
      crossheads?.some(({ before }) => before < 1 || before >= paragraphs.length),
  )
  expect(stray.map(({ id }) => id)).toEqual([])
})

test('the pages use most of the scenes', () => {
  const used = new Set(
    SAMPLE_PAGES.flatMap(({ copy }) => copy.stories.flatMap(({ picture }) => picture?.scene ?? [])),
  )
  expect(used.size).toBeGreaterThan(SCENES.length / 2)
})

const sudokus = SAMPLE_PAGES.flatMap(({ title, copy }) =>
  copy.sudoku ? [[title.latin, copy.sudoku.givens] as const] : [],
)

test.each(sudokus)('the sudoku of %s has exactly one solution', (_title, givens) => {
  expect(solutionsOf(givens, 2)).toBe(1)
})
