import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readPackage } from './read-package.ts'
import { folderWith, packageFiles, validManifest } from './testing.ts'

test('an edition package is read as an issue', async () => {
  const folder = await folderWith(await packageFiles())

  const reading = await readPackage(folder)

  expect(reading).toMatchObject({
    kind: 'valid',
    issue: { format: 'edition', publisher: 'PV', date: '2026-11-15', edition: 4, notes: [] },
  })
  const pages = reading.kind === 'valid' ? reading.issue.pages : []
  expect(
    pages.map(({ number, name, section, file }) => [number, name, section, file?.kind]),
  ).toEqual([
    [1, 'Front Page', 'Main', 'pdf'],
    [2, 'City', 'City', 'image'],
  ])
  expect(pages[0]?.content.articles).toEqual([
    {
      id: 'p1-lake',
      headline: 'The lake is full again',
      kicker: 'Water',
      byline: 'Asha Rao',
      language: 'en',
      html: '<p>After three dry summers <b>the boats</b> float.</p><p>They sing.</p>',
      paragraphs: ['After three dry summers the boats float.', 'They sing.'],
      box: { left: 10, top: 20, width: 60, height: 40 },
      pieces: [
        { left: 10, top: 20, width: 30, height: 40 },
        { left: 40, top: 20, width: 30, height: 20 },
      ],
      provenance: 'package',
      confidence: 1,
    },
  ])
  expect(pages[0]?.content.ads).toMatchObject([
    { id: 'p1-tyres', box: { left: 0, top: 80, width: 100, height: 20 } },
  ])
  expect(pages[1]?.content.articles[0]?.paragraphs).toEqual(['ಹೊಸ ಶಾಲೆ ಇಂದು ತೆರೆಯಿತು.'])
})

test('sections and pages may have a name in each language', async () => {
  const manifest = validManifest()
  const sections = manifest.sections.map((section) => ({
    ...section,
    name: { en: section.name, kn: 'ಮುಖ್ಯ' },
    pages: section.pages.map((page) => ({ ...page, name: { en: page.name, kn: 'ಪುಟ' } })),
  }))
  const reading = await readPackage(await folderWith(await packageFiles({ ...manifest, sections })))
  const [page] = reading.kind === 'valid' ? reading.issue.pages : []
  expect(page).toMatchObject({
    name: 'Front Page',
    name_kn: 'ಪುಟ',
    section: 'Main',
    section_kn: 'ಮುಖ್ಯ',
  })
})

test('reading a package writes nothing', async () => {
  const folder = await folderWith(await packageFiles())
  const before = await readdir(folder, { recursive: true })
  await readPackage(folder)
  expect(await readdir(folder, { recursive: true })).toEqual(before)
})

test('the edition number is optional', async () => {
  const { edition: _, ...manifest } = validManifest()
  const folder = await folderWith(await packageFiles(manifest))
  expect(await readPackage(folder)).toMatchObject({ kind: 'valid' })
})

test('all faults of the manifest and of the files are reported at once', async () => {
  const manifest = validManifest()
  const [main, city] = manifest.sections
  Object.assign(manifest, { date: '15.11.2026', pulbisher: 'PV' })
  Object.assign(main?.pages[0]?.articles?.[0] ?? {}, { title: '  ', language: 'fr', byLine: 'x' })
  Object.assign(main?.pages[0] ?? {}, { name: undefined })
  Object.assign(city?.pages[0] ?? {}, { number: 3, file: '../02.jpg' })
  Object.assign(city?.pages[0]?.articles?.[0] ?? {}, {
    id: 'p1-lake',
    html: 'articles/gone.html',
    boxes: [{ left: 50, top: 50, width: 60, height: 10 }],
  })
  const folder = await folderWith(await packageFiles(manifest))

  expect(await readPackage(folder)).toEqual({
    kind: 'invalid',
    faults: [
      'edition.json: date must be a date as yyyy-MM-dd',
      'page 1: name is missing',
      'page 1: article p1-lake: title is empty',
      'page 1: article p1-lake: language must be kn or en',
      'page 1: article p1-lake: byLine is not a field of the format',
      'edition.json: pulbisher is not a field of the format',
      'page 2 is missing: pages are numbered from 1 without gaps',
      'page 3: ../02.jpg points outside the folder',
      'page 3: article p1-lake extends beyond the page',
      'page 3: articles/gone.html is missing',
      'page 3: the id p1-lake is already in use on page 1',
    ],
  })
})

test('a syntax error in edition.json is reported with its position', async () => {
  const folder = await folderWith({ 'edition.json': '{\n  "format": 1\n  "date": ""\n}' })
  expect(await readPackage(folder)).toEqual({
    kind: 'invalid',
    faults: ['edition.json: line 3, column 3: expected a comma or a closing bracket'],
  })
})

test.each([
  [[], ['edition.json: must be an object']],
  [null, ['edition.json: must be an object']],
  [
    { ...validManifest(), format: 2, edition: 0.5 },
    [
      'edition.json: format must be 1, the version of the format',
      'edition.json: edition must be a whole number',
    ],
  ],
  [{ ...validManifest(), sections: [] }, ['edition.json: sections is empty']],
  [
    { ...validManifest(), sections: [{ name: 'Main', pages: [7] }] },
    ['page entry 1: must be a page object'],
  ],
])('a manifest that is %j is refused', async (manifest, faults) => {
  const folder = await folderWith(await packageFiles(manifest))
  expect(await readPackage(folder)).toEqual({ kind: 'invalid', faults })
})

test('the example in the documentation is valid', async () => {
  const page = new URL('../../docs/publish/edition-package.md', import.meta.url)
  const example = /```json\n(.*?)```/s.exec(await readFile(page, 'utf8'))?.[1]
  const folder = await folderWith(await packageFiles(example))
  expect(await readPackage(folder)).toMatchObject({ kind: 'valid' })
})
