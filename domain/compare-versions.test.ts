import { expect, test } from 'vitest'
import { type ComparedPage, compareVersions } from './compare-versions.ts'

const page = (pageNo: number, drawing?: string, ...titles: string[]): ComparedPage => ({
  pageNo,
  ...(drawing && { drawing }),
  stories: titles.map((title) => ({ id: `${pageNo} ${title}`, title })),
})

test.each([
  ['the same drawing', page(3, 'a', 'Rain'), page(3, 'a', 'Rain'), 'same', [], []],
  ['another drawing', page(3, 'a', 'Rain'), page(3, 'b', 'Rain', 'Lake'), 'replaced', ['Lake'], []],
  [
    'a corrected headline',
    page(3, 'a', 'Rain'),
    page(3, 'a', 'Rains'),
    'corrected',
    ['Rains'],
    ['Rain'],
  ],
  ['no marks', page(3), page(3), 'replaced', [], []],
  ['no older page', undefined, page(3, 'a', 'Rain'), 'added', ['Rain'], []],
  ['no newer page', page(3, 'a', 'Rain'), undefined, 'removed', [], ['Rain']],
] as const)(
  'a page with %s is compared',
  (_what, older, newer, change, addedStories, removedStories) => {
    const difference = compareVersions(older ? [older] : [], newer ? [newer] : [])
    expect(difference).toEqual([{ pageNo: 3, change, addedStories, removedStories }])
  },
)

test('the same image proves that a page is the same, and pages are in the order of their numbers', () => {
  const image = (pageNo: number, drawing: string) => ({ ...page(pageNo, drawing), imageTag: 'i' })
  const changes = compareVersions([image(2, 'a'), image(1, 'a')], [image(9, 'b'), image(1, 'b')])
  expect(changes.map(({ pageNo, change }) => [pageNo, change])).toEqual([
    [1, 'same'],
    [2, 'removed'],
    [9, 'added'],
  ])
})
