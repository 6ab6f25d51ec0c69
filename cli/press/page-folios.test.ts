// @module-tag slow: reads whole newspaper pages.
import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { printPdf } from '#press/testing.ts'
import { openNewsroom, samplePage } from './testing.ts'

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
    await printPdf(['Buy tyres']),
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
