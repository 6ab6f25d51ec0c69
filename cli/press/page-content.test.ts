// @module-tag slow: reads whole newspaper pages.
import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { printPdf } from '#press/testing.ts'
import { openNewsroom, samplePage } from './testing.ts'

test('a normal night of the sample newspaper has no finding', async () => {
  const { check } = await openNewsroom()
  const names = ['01-front-4', '02-city', '03-state', '04-opinion']
  const pages = await Promise.all(names.map((name) => samplePage(name)))
  const files = names.map((name, index) => [`${name}.pdf`, pages[index] ?? ''])
  expect(await check(Object.fromEntries(files))).toMatchObject({ code: 0, findings: [] })
})

test('title, date and edition in the names of files are compared with the command', async () => {
  const { check } = await openNewsroom()
  const { code, findings } = await check({
    'PV_20261115_BLR_P01.pdf': await printPdf(['Tanks fill']),
    'DH_20261115_BLR_P02.pdf': await printPdf(['Lake cleaned']),
    'PV_20261114_BLR_P03.pdf': await printPdf(['Road mended']),
    'PV_20261115_HBL_P04.pdf': await printPdf(['Match won']),
    'PV_20261115_BLR_P05.pdf': await printPdf(['Crops fail']),
  })
  expect(code).toBe(3)
  expect(findings.slice(0, 3)).toMatchObject([
    {
      code: 'title',
      page: 2,
      sentence:
        'DH_20261115_BLR_P02.pdf is of DH by name. The issue is of PV; the page would be published in it.',
    },
    {
      code: 'file-date',
      page: 3,
      sentence:
        'PV_20261114_BLR_P03.pdf is of 2026-11-14 by name. The issue is of 2026-11-15; the page would be published in it.',
    },
    {
      code: 'edition',
      page: 4,
      sentence:
        'PV_20261115_HBL_P04.pdf is of edition 6 (Hubballi) by name. The issue is of edition 4; the page would be published in it.',
    },
  ])
})

test('an edition code that only one file has is a question, whatever it means', async () => {
  const { check } = await openNewsroom()
  const { findings } = await check({
    'PV_20261115_XQ_P01.pdf': await printPdf(['Tanks fill']),
    'PV_20261115_XQ_P02.pdf': await printPdf(['Lake cleaned']),
    'PV_20261115_XZ_P03.pdf': await printPdf(['Road mended']),
  })
  expect(findings).toContainEqual({
    ...{ code: 'edition', page: 3, severity: 'question' },
    sentence:
      'PV_20261115_XZ_P03.pdf is of XZ by name, most others of XQ. The page would be published in this issue.',
  })
})

test("a wrong printed date, another edition's front page and the other title's page are questions", async () => {
  const { check } = await openNewsroom()
  const { code, findings } = await check({
    '01.pdf': await samplePage('01-front-6'),
    '02.pdf': await samplePage('02-city', 'PV', '2026-11-14'),
    '03.pdf': await samplePage('03-state', 'DH'),
  })
  expect(code).toBe(3)
  expect(findings).toEqual([
    {
      ...{ code: 'printed-date', page: 2, severity: 'question' },
      sentence:
        'Page 2 prints the date 2026-11-14, and the issue is of 2026-11-15. Readers would see it with that date.',
    },
    {
      ...{ code: 'title', page: 3, severity: 'question' },
      sentence:
        'Page 3 is in English, and the issue is of PV. It would be published in PV. For the other title, use --publisher.',
    },
    {
      ...{ code: 'edition', page: 1, severity: 'question' },
      sentence:
        'The front page prints Hubballi, which is edition 6, and the issue is of edition 4. It would be published in edition 4.',
    },
  ])
})

test('a blank page is a question; an image without text and an odd size are notes', async () => {
  const { check } = await openNewsroom()
  const { code, findings, pages } = await check({
    '01.pdf': await printPdf(['Tanks fill']),
    '02.pdf': await printPdf(['Lake cleaned']),
    '03.pdf': await pdfOf([330, 350]),
    '04.pdf': await pdfOf([600, 900], await picture()),
  })
  expect(code).toBe(3)
  expect(findings.slice(1)).toEqual([
    {
      ...{ code: 'blank', page: 3, severity: 'question' },
      sentence: 'Page 3 (03.pdf) is blank. Readers would see an empty page. Export it again.',
    },
    {
      ...{ code: 'text', page: 4, severity: 'note' },
      sentence:
        'Page 4 (04.pdf) has no text that can be read: its stories open as images and have no title. `press afterwards` reads them by OCR.',
    },
    {
      ...{ code: 'size', page: 4, severity: 'note' },
      sentence: 'Page 4 (04.pdf) is 212 × 317 mm; most pages have 116 × 123 mm.',
    },
  ])
  expect(pages.map(({ pageNo }: { pageNo: number }) => pageNo)).toEqual([3, 4, 1, 2])
})

test('the same page twice in an issue is a question', async () => {
  const { check } = await openNewsroom()
  const { findings } = await check({
    '01.pdf': await printPdf(['Tanks fill']),
    '02.pdf': await samplePage('03-state'),
    '03.pdf': await samplePage('03-state'),
  })
  expect(findings).toContainEqual({
    ...{ code: 'duplicate', page: 3, severity: 'question' },
    sentence: 'Page 3 (03.pdf) has the same text as page 2 (02.pdf). Both would be published.',
  })
})

async function pdfOf(size: [number, number], jpeg?: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const page = document.addPage(size)
  if (jpeg) {
    const image = await document.embedJpg(jpeg)
    page.drawImage(image, { x: 0, y: 0, width: size[0], height: size[1] })
  }
  return document.save()
}

function picture(): Promise<Buffer> {
  const grey = { width: 60, height: 90, channels: 3, background: '#888' } as const
  return sharp({ create: grey }).jpeg().toBuffer()
}
