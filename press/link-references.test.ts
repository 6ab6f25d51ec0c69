import { expect, test } from 'vitest'
import type { PageReference } from '#contract/issues.ts'
import type { PressedPage, PressedRegion } from '#store/issues/issue-version.ts'
import { linkReferences } from './link-references.ts'

function article(id: string, title: string, ...pageReferences: PageReference[]): PressedRegion {
  return {
    ...{ id, kind: 'article', title, text: '', language: 'en', provenance: 'pdf', confidence: 1 },
    ...{ top: '0%', left: '0%', width: '10%', height: '10%' },
    ...(pageReferences.length > 0 && { pageReferences }),
  }
}

function page(pageNo: number, regions: PressedRegion[], number = pageNo): PressedPage {
  const displayName = `0${number} City`
  return {
    ...{ pageNo, name: 'City', displayName, section: 'Main', width: 1, height: 1 },
    ...{ more_files: [], regions },
  }
}

const onwards = (page: number): PageReference => ({ kind: 'continues-on', page })
const back = (page: number): PageReference => ({ kind: 'continued-from', page })
const see = (page: number): PageReference => ({ kind: 'see', page })

/** The references of each article, by its id. */
function linksIn(pages: PressedPage[]) {
  const regions = linkReferences(pages).flatMap((one) => one.regions)
  return Object.fromEntries(regions.map((region) => [region.id, region.pageReferences]))
}

const other = article('other', 'Roads are mended in the north')

test('two ends with similar headlines are linked to each other', () => {
  const links = linksIn([
    page(1, [article('start', 'The lake is full again', onwards(5)), other]),
    page(5, [article('end', 'Lake full, boats return', back(1)), article('more', 'Lake', back(2))]),
  ])
  expect(links.start).toEqual([{ kind: 'continues-on', page: 5, pageNo: 5, article: 'end' }])
  expect(links.end).toEqual([{ kind: 'continued-from', page: 1, pageNo: 1, article: 'start' }])
  expect(links.other).toBeUndefined()
})

test('Kannada headlines are similar if their words differ in the ending only', () => {
  const links = linksIn([
    page(1, [article('start', 'ಕೆರೆಯಲ್ಲಿ ನೀರು ತುಂಬಿದೆ', onwards(2))]),
    page(2, [other, article('end', 'ಕೆರೆ ತುಂಬಿ ಹರಿಯಿತು')]),
  ])
  expect(links.start).toMatchObject([{ article: 'end' }])
})

test('one printed end is enough: both are linked', () => {
  const links = linksIn([
    page(1, [article('start', 'The lake is full again'), other]),
    page(2, [article('end', 'Lake is full', back(1))]),
  ])
  expect(links.start).toMatchObject([{ kind: 'continues-on', article: 'end' }])
  expect(links.end).toMatchObject([{ kind: 'continued-from', article: 'start' }])
})

test('without a similar headline, the only article that refers back is the other end', () => {
  const links = linksIn([
    page(1, [article('start', 'The lake is full', onwards(2))]),
    page(2, [other, article('end', 'Boatmen rejoice', back(1))]),
  ])
  expect(links.start).toMatchObject([{ article: 'end' }])
})

test('with several possible articles and no similar headline, the link goes to the page', () => {
  const links = linksIn([
    page(1, [article('start', 'The lake is full', onwards(2))]),
    page(2, [other, article('third', 'Boatmen rejoice')]),
  ])
  expect(links.start).toEqual([{ kind: 'continues-on', page: 2, pageNo: 2 }])
})

test('two articles that continue on one page get different ends', () => {
  const links = linksIn([
    page(1, [
      article('lake', 'The lake is full', onwards(2)),
      article('road', 'Roads mended', onwards(2)),
    ]),
    page(2, [article('rest-road', 'Mended roads', back(1)), article('rest-lake', 'Lake', back(1))]),
  ])
  expect(links.lake).toMatchObject([{ article: 'rest-lake' }])
  expect(links.road).toMatchObject([{ article: 'rest-road' }])
})

test('printed numbers do not count the jacket', () => {
  const links = linksIn([
    page(1, [], 0),
    page(2, [article('start', 'The lake is full', onwards(2))], 1),
    page(3, [article('end', 'The lake is full', back(1))], 2),
  ])
  expect(links.start).toEqual([{ kind: 'continues-on', page: 2, pageNo: 3, article: 'end' }])
})

test('a reference to a page that the issue does not have, or to its own page, is dropped', () => {
  const links = linksIn([page(1, [article('start', 'The lake is full', onwards(9), see(1))])])
  expect(links.start).toBeUndefined()
})

test('“see page 2” is linked in one direction, and to the page if no headline is similar', () => {
  const links = linksIn([
    page(1, [article('start', 'The lake is full', see(2)), article('promo', 'Sport', see(2))]),
    page(2, [article('lake', 'Lake full'), other]),
  ])
  expect(links.start).toEqual([{ kind: 'see', page: 2, pageNo: 2, article: 'lake' }])
  expect(links.promo).toEqual([{ kind: 'see', page: 2, pageNo: 2 }])
  expect(links.lake).toBeUndefined()
})
