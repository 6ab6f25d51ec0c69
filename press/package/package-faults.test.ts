import { expect, test } from 'vitest'
import { faultsIn } from './package-faults.ts'
import type { FileFact } from './package-file.ts'
import { outlineOf, type PackageOutline } from './package-outline.ts'
import { validManifest } from './testing.ts'

const MB = 1024 * 1024

function found(format: 'pdf' | 'jpeg' | 'other', size = 1000): FileFact {
  return { kind: 'found', path: '/package/file', size, format }
}

function validFiles() {
  return {
    facts: new Map<string, FileFact>([
      ['pages/01.pdf', found('pdf')],
      ['pages/02.jpg', found('jpeg')],
      ['ads/tyres.jpg', found('jpeg')],
      ['articles/lake.html', found('other')],
      ['articles/school.html', found('other')],
    ]),
    texts: new Map<string, string | undefined>([
      ['articles/lake.html', '<p>a</p>'],
      ['articles/school.html', '<p>b</p>'],
    ]),
  }
}

test('a valid package has no faults', () => {
  expect(faultsIn(outlineOf(validManifest()), validFiles())).toEqual([])
})

test.each<[string, (outline: PackageOutline) => void]>([
  ['page 3 is missing: pages are numbered from 1 without gaps', spoilNumber([1, 2, 4])],
  ['page 1 is missing: pages are numbered from 1 without gaps', spoilNumber([2, 3])],
  ['page 2 appears 2 times', spoilNumber([1, 2, 2])],
  ['page 1: article p1-lake extends beyond the page', spoilBox({ left: 80, width: 30 })],
  ['page 1: article p1-lake extends beyond the page', spoilBox({ top: -1 })],
  ['page 1: article p1-lake extends beyond the page', spoilBox({ top: 60, height: 40.02 })],
  ['page 1: article p1-lake has a box without width or height', spoilBox({ width: 0 })],
])('%s', (fault, spoil) => {
  const outline = outlineOf(validManifest())
  spoil(outline)
  expect(faultsIn(outline, validFiles())).toContain(fault)
})

test.each<[string, string, FileFact | undefined]>([
  ['page 1: pages/01.pdf is missing', 'pages/01.pdf', { kind: 'missing' }],
  ['page 1: pages/01.pdf is empty', 'pages/01.pdf', found('other', 0)],
  [
    'page 1: pages/01.pdf is not a PDF, JPEG, JPEG 2000, PNG, WebP or TIFF file',
    'pages/01.pdf',
    found('other'),
  ],
  [
    'page 1: pages/01.pdf is 300 MB large; the limit is 256 MB',
    'pages/01.pdf',
    found('pdf', 300 * MB),
  ],
  ['page 2: pages/02.jpg is gone', 'pages/02.jpg', { kind: 'refused', why: 'is gone' }],
  ['page 1: ads/tyres.jpg is not a JPEG, PNG, WebP or TIFF file', 'ads/tyres.jpg', found('pdf')],
  ['page 1: articles/lake.html is missing', 'articles/lake.html', { kind: 'missing' }],
  [
    'page 1: articles/lake.html is 2 MB large; the limit is 1 MB',
    'articles/lake.html',
    found('other', 2 * MB),
  ],
  [
    'the articles are 71 MB large together; the limit is 64 MB',
    'articles/lake.html',
    found('other', 70 * MB),
  ],
])('%s', (fault, path, fact) => {
  const files = validFiles()
  if (fact) files.facts.set(path, fact)
  expect(faultsIn(outlineOf(validManifest()), files)).toContain(fault)
})

test.each([
  ['page 1: articles/lake.html is not UTF-8', undefined],
  ['page 1: articles/lake.html is empty', ' \n'],
])('%s', (fault, text) => {
  const files = validFiles()
  files.texts.set('articles/lake.html', text)
  expect(faultsIn(outlineOf(validManifest()), files)).toEqual([fault])
})

test('two regions cannot have the same id, and two pages cannot have the same file', () => {
  const outline = outlineOf(validManifest())
  const [first, second] = outline.pages
  Object.assign(second?.articles[0] ?? {}, { id: 'P1-Tyres' })
  Object.assign(second ?? {}, { file: first?.file })
  expect(faultsIn(outline, validFiles())).toEqual([
    'page 2: pages/01.pdf is already the file of page 1',
    'page 2: the id P1-Tyres is already in use on page 1',
  ])
})

test('an article on two pages may use the same text file', () => {
  const outline = outlineOf(validManifest())
  Object.assign(outline.pages[1]?.articles[0] ?? {}, { html: 'articles/lake.html' })
  expect(faultsIn(outline, validFiles())).toEqual([])
})

function spoilNumber(numbers: number[]) {
  return (outline: PackageOutline) => {
    outline.pages = numbers.map((number) => ({ number, articles: [], ads: [] }))
  }
}

function spoilBox(change: Partial<Record<'left' | 'top' | 'width' | 'height', number>>) {
  return (outline: PackageOutline) => {
    Object.assign(outline.pages[0]?.articles[0]?.boxes[0] ?? {}, change)
  }
}
