import { expect, test } from 'vitest'
import { findAd, findArticle } from './find-region.ts'
import { testPage } from './testing.ts'

const pages = [
  testPage({ articles: ['a', 'b'], ads: ['x'] }),
  testPage({ articles: ['c'] }),
  testPage({ locked: true }),
]

test.each([
  ['a', 0, undefined, 'b'],
  ['b', 0, 'a', 'c'],
  ['c', 1, 'b', undefined],
])('article %s is on page index %i, between its neighbours of any page', (id, ...expected) => {
  const found = findArticle(pages, id, 0)
  if (found.kind !== 'found') throw new Error(found.kind)
  const { pageIndex, previous, next } = found
  expect([pageIndex, previous?.article.id, next?.article.id]).toEqual(expected)
})

test.each([
  ['on an open page is missing', 0, 'missing'],
  ['on a locked page is locked', 2, 'locked'],
  ['on a page that does not exist is missing', 9, 'missing'],
])('a region that is not found %s', (_where, page, kind) => {
  expect(findArticle(pages, 'z', page)).toEqual({ kind })
  expect(findAd(pages, 'z', page)).toEqual({ kind })
})

test('an advertisement is found by its id, whatever page the address names', () => {
  expect(findAd(pages, 'x', 2)).toMatchObject({ kind: 'found', ad: { imgFile: 'ads/x.webp' } })
})
