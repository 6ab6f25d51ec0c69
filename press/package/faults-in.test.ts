import { expect, test } from 'vitest'
import { faultsIn } from './faults-in.ts'
import type { FileFact } from './package-file.ts'
import { outlineOf, type PackageOutline } from './package-outline.ts'
import { soundManifest } from './testing.ts'

const MB = 1024 * 1024

function found(format: 'pdf' | 'jpeg' | 'other', size = 1000): FileFact {
  return { kind: 'found', path: '/package/file', size, format }
}

function soundFiles() {
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

test('a sound package has no faults', () => {
  expect(faultsIn(outlineOf(soundManifest()), soundFiles())).toEqual([])
})

test.each<[string, (outline: PackageOutline) => void]>([
  ['page 3 is missing: pages count from 1 without a gap', spoilNumber([1, 2, 4])],
  ['page 1 is missing: pages count from 1 without a gap', spoilNumber([2, 3])],
  ['page 2 is there 2 times', spoilNumber([1, 2, 2])],
  ['page 1: article p1-lake runs off the page', spoilBox({ left: 80, width: 30 })],
  ['page 1: article p1-lake runs off the page', spoilBox({ top: -1 })],
  ['page 1: article p1-lake runs off the page', spoilBox({ top: 60, height: 40.02 })],
  ['page 1: article p1-lake has a box without width or height', spoilBox({ width: 0 })],
])('%s', (fault, spoil) => {
  const outline = outlineOf(soundManifest())
  spoil(outline)
  expect(faultsIn(outline, soundFiles())).toContain(fault)
})

test.each<[string, string, FileFact | undefined]>([
  ['page 1: pages/01.pdf is missing', 'pages/01.pdf', { kind: 'missing' }],
  ['page 1: pages/01.pdf is empty', 'pages/01.pdf', found('other', 0)],
  ['page 1: pages/01.pdf is no PDF, JPEG, PNG, WebP or TIFF', 'pages/01.pdf', found('other')],
  [
    'page 1: pages/01.pdf has 300 MB: at most 256 MB are read',
    'pages/01.pdf',
    found('pdf', 300 * MB),
  ],
  ['page 2: pages/02.jpg is gone', 'pages/02.jpg', { kind: 'refused', why: 'is gone' }],
  ['page 1: ads/tyres.jpg is no JPEG, PNG, WebP or TIFF', 'ads/tyres.jpg', found('pdf')],
  ['page 1: articles/lake.html is missing', 'articles/lake.html', { kind: 'missing' }],
  [
    'page 1: articles/lake.html has 2 MB: at most 1 MB are read',
    'articles/lake.html',
    found('other', 2 * MB),
  ],
  [
    'the articles have 71 MB together: at most 64 MB are read',
    'articles/lake.html',
    found('other', 70 * MB),
  ],
])('%s', (fault, path, fact) => {
  const files = soundFiles()
  if (fact) files.facts.set(path, fact)
  expect(faultsIn(outlineOf(soundManifest()), files)).toContain(fault)
})

test.each([
  ['page 1: articles/lake.html is not UTF-8', undefined],
  ['page 1: articles/lake.html is empty', ' \n'],
])('%s', (fault, text) => {
  const files = soundFiles()
  files.texts.set('articles/lake.html', text)
  expect(faultsIn(outlineOf(soundManifest()), files)).toEqual([fault])
})

test('two regions may not share an id, nor two pages a file', () => {
  const outline = outlineOf(soundManifest())
  const [first, second] = outline.pages
  Object.assign(second?.articles[0] ?? {}, { id: 'P1-Tyres' })
  Object.assign(second ?? {}, { file: first?.file })
  expect(faultsIn(outline, soundFiles())).toEqual([
    'page 2: pages/01.pdf is already the file of page 1',
    'page 2: the id P1-Tyres is already in use on page 1',
  ])
})

test('an article may run on over two pages from one file', () => {
  const outline = outlineOf(soundManifest())
  Object.assign(outline.pages[1]?.articles[0] ?? {}, { html: 'articles/lake.html' })
  expect(faultsIn(outline, soundFiles())).toEqual([])
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
