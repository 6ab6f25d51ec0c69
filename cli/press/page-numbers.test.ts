// @module-tag slow: renders pages.
import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { printPdf } from '#press/testing.ts'
import { issueHead, issueVersion } from '#store/issues/shown-issue.ts'
import { operatorAt } from '../testing.ts'
import { folderWith, ISSUE, openNewsroom, samplePage } from './testing.ts'

const key = { publisher: 'PV', edition: 4, date: IssueDate.parse('2026-11-15') } as const

const page = (headline: string) => printPdf([headline])

async function shownPages({ press }: Awaited<ReturnType<typeof openNewsroom>>) {
  const head = await issueHead(press.db, key)
  if (!head) return undefined
  const { pages } = await issueVersion(press.db, key, head.version)
  return pages.map(({ displayName, regions }) => `${displayName}: ${regions[0]?.title}`)
}

test('a missing page is a question; with --yes the other pages keep their numbers', async () => {
  const newsroom = await openNewsroom()
  const files = {
    '01.pdf': await page('Tanks fill'),
    '02.pdf': await page('Lake cleaned'),
    '04.pdf': await page('Road mended'),
    '05.pdf': await page('Match won'),
  }
  const { code, notes, out } = await newsroom.publish(files, '--json')
  expect(code).toBe(3)
  expect(notes).toContain(
    'Page 3 is missing. The issue would be published without it; the other pages keep their numbers. (missing)\nNothing was published. To publish all the same, add --yes missing',
  )
  expect(JSON.parse(out)).toMatchObject({ published: false, questions: [{ code: 'missing' }] })
  expect(await shownPages(newsroom)).toBeUndefined()

  expect((await newsroom.publish(files, '--yes', 'missing')).code).toBe(0)
  expect(await shownPages(newsroom)).toEqual([
    '01 Front Page: Tanks fill',
    '02 Page 2: Lake cleaned',
    '04 Page 4: Road mended',
    '05 Page 5: Match won',
  ])

  const fewer = await newsroom.publish({ '01.pdf': await page('Tanks fill') })
  expect(fewer.code).toBe(3)
  expect(fewer.notes).toContain(
    'Readers see 4 pages of this issue now. They would see 1. To replace single pages, use --page. (missing)',
  )
  const alone = await newsroom.publish({ '03.pdf': await page('Lake is clean') })
  expect(alone.code).toBe(1)
  expect(alone.notes).toContain(
    'Page 1 is missing, and an issue needs its front page: the first file, 03.pdf, is page 3.',
  )
  expect(await shownPages(newsroom)).toHaveLength(4)
})

test('version 2 of a page replaces version 1, and the command says so', async () => {
  const newsroom = await openNewsroom()
  const { code, notes } = await newsroom.publish({
    'PV_20261115_BLR_P01.pdf': await page('Tanks fill'),
    'PV_20261115_BLR_P02.pdf': await page('Lake cleand'),
    'PV_20261115_BLR_P02-v2.pdf': await page('Lake cleaned'),
  })
  expect(code).toBe(0)
  expect(notes).toContain(
    'Page 2: PV_20261115_BLR_P02-v2.pdf is used, because it is version 2; PV_20261115_BLR_P02.pdf is left out.',
  )
  expect(await shownPages(newsroom)).toEqual([
    '01 Front Page: Tanks fill',
    '02 Page 2: Lake cleaned',
  ])
})

test('two files with one number are a question, and the newer one would be used', async () => {
  const { press } = await openNewsroom()
  const folder = folderWith({
    '1.pdf': await page('Tanks fill'),
    '2.pdf': await page('Lake cleaned'),
    'P02.pdf': await page('Road mended'),
  })
  utimesSync(join(folder, 'P02.pdf'), 1, 1)
  const run = await operatorAt({ press }).run('press', 'publish', folder, ...ISSUE, '--dry-run')
  expect(run.code).toBe(3)
  expect(run.out).toContain(
    'question: P02.pdf and 2.pdf are both page 2. 2.pdf, the newer one, would be published and P02.pdf left out. To publish the other, remove 2.pdf. (duplicate)',
  )
})

test('a printed number that is not the number of the file is a question', async () => {
  const { check } = await openNewsroom()
  const { code, findings, pages } = await check({
    '01.pdf': await samplePage('01-front-4'),
    '02.pdf': await samplePage('02-city'),
    '03.pdf': await samplePage('04-opinion'),
  })
  expect(code).toBe(3)
  expect(findings).toEqual([
    {
      ...{ code: 'number', page: 3, severity: 'question' },
      sentence:
        '03.pdf is page 3 by its name, but the page prints 4. It would be published as page 3.',
    },
  ])
  expect(pages[0]).toMatchObject({ pageNo: 3, numberFrom: 'name', findings })
})

test('files without numbers are numbered by their printed folios', async () => {
  const { check } = await openNewsroom()
  const { code, pages } = await check({
    'city.pdf': await samplePage('02-city'),
    'front.pdf': await samplePage('01-front-4'),
    'a-state.pdf': await samplePage('03-state'),
  })
  expect(code).toBe(0)
  const inOrder = pages.toSorted(
    (one: { pageNo: number }, other: { pageNo: number }) => one.pageNo - other.pageNo,
  )
  expect(inOrder).toMatchObject([
    { pageNo: 1, file: 'front.pdf', numberFrom: 'folio' },
    { pageNo: 2, file: 'city.pdf', numberFrom: 'folio' },
    { pageNo: 3, file: 'a-state.pdf', numberFrom: 'folio' },
  ])
})

test('a file without any number beside numbered ones is a question', async () => {
  const { check } = await openNewsroom()
  const { code, findings } = await check({
    '01.pdf': await page('Tanks fill'),
    'late.pdf': await page('Road mended'),
  })
  expect(code).toBe(3)
  expect(findings[0].sentence).toBe(
    'late.pdf has no page number in its name, and the page prints none. It would be published as page 2, after the others. To give it a number, rename it, for example to 02.pdf.',
  )
})

test('a supplement that counts from 1 again is no question', async () => {
  const { check } = await openNewsroom()
  const { code, findings } = await check(
    {
      '1.pdf': await samplePage('01-front-4'),
      '2.pdf': await samplePage('02-city'),
      '3.pdf': await samplePage('01-front-second-4'),
      '4.pdf': await samplePage('02-city'),
    },
    '--yes',
    'duplicate',
  )
  expect(code).toBe(0)
  expect(findings).toContainEqual({
    ...{ code: 'number', severity: 'note' },
    sentence: 'Page 4 prints another number, as pages of a supplement do.',
  })
})

test('the files may count the jacket or not', async () => {
  const { check } = await openNewsroom()
  const [jacket, front, city] = [
    await page('Buy tyres'),
    await samplePage('01-front-4'),
    await samplePage('02-city'),
  ]
  const own = await check({ '00-jacket.pdf': jacket, '01.pdf': front, '02.pdf': city })
  const counted = await check({ '1.pdf': jacket, '2.pdf': front, '3.pdf': city }, '--jacket', '1')
  for (const { findings } of [own, counted]) {
    expect(findings.filter(({ code }: { code: string }) => code !== 'title')).toMatchObject([
      { code: 'size', severity: 'note', page: 1 },
    ])
  }
})

test('one PDF with all pages is published in its order, unless the folios contradict it', async () => {
  const { check } = await openNewsroom()
  const names = ['01-front-4', '02-city', '03-state']
  const ordered = await check({ 'PV 2026-11-15.pdf': await joined(names) })
  expect(ordered).toMatchObject({ code: 0, findings: [] })
  const without = await check({
    'all.pdf': await joined(names.filter((name) => name !== '02-city')),
  })
  expect(without.findings).toMatchObject([
    {
      code: 'number',
      sentence:
        'all.pdf is page 2 by its place in the order, but the page prints 3. It would be published as page 2.',
    },
  ])
})

async function joined(names: readonly string[]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  for (const name of names) {
    const source = await PDFDocument.load(await samplePage(name))
    const [page] = await document.copyPages(source, [0])
    if (page) document.addPage(page)
  }
  return document.save()
}

test("a title's own pattern for file names is used", async () => {
  const newsroom = await openNewsroom()
  const fileNames = { PV: /^[A-Z]+-S\d-(?<page>\d+)-\d+$/u }
  const folder = folderWith({
    'BLR-S1-01-99.pdf': await page('Tanks fill'),
    'BLR-S1-02-98.pdf': await page('Lake cleaned'),
  })
  const { out } = await operatorAt({ press: { ...newsroom.press, fileNames } }).run(
    ...['press', 'publish', folder, ...ISSUE, '--dry-run'],
  )
  expect(out).toMatch(/^1 +BLR-S1-01-99\.pdf +name/m)
  expect(out).toMatch(/^2 +BLR-S1-02-98\.pdf +name/m)
})
