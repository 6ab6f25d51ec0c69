// @module-tag slow: renders pages.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import { expect, onTestFinished, test } from 'vitest'
import { operatorAt } from '#cli/testing.ts'
import { IssueDate } from '#contract/issue-date.ts'
import { checksumOf } from '#store/checksum.ts'
import { issueFolder, pageFiles } from '#store/issue-files.ts'
import { addAfterwards } from '#store/issues/afterwards.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import { issueHead, issueVersion } from '#store/issues/shown-issue.ts'
import { openAssets } from '#store/open-assets.ts'
import { readPageWords } from '#store/page-words.ts'
import { startS3 } from '#test-support/s3.ts'
import { examine } from './doctor.ts'
import type { Press } from './publish.ts'
import { keepPublishedIssues } from './published-issues-testing.ts'
import { filesBelow, openTestPress, printPdf, temporaryFolder } from './testing.ts'

const EDITIONS = [4, 5, 6]
const keyOf = (edition: number) =>
  ({ publisher: 'PV', edition, date: IssueDate.parse('2026-11-15') }) as const

const BASE = ['Tanks fill', 'Lake cleaned']
const copyOfPublished = keepPublishedIssues()

/** A press with three editions, one of which is published. */
async function openPressOfCities() {
  const { press } = await openTestPress(await copyOfPublished(BASE))
  const editions = EDITIONS.map((id) => ({ id, edition_number: id, edition_name: `City ${id}` }))
  await saveEditionGroups(press.db, 'PV', [{ parent_edition: 'Cities', editions }])
  const version = (await issueHead(press.db, keyOf(4)))?.version ?? ''
  return { press, version }
}

interface Report {
  version: string
  pages: number
  pagesMade: number
}

async function publishPages(press: Press, edition: number, headlines: string[]): Promise<Report> {
  const folder = temporaryFolder()
  for (const [index, headline] of headlines.entries()) {
    writeFileSync(join(folder, `${index + 1}.pdf`), await exportedPdf(headline))
  }
  const issue = [
    '--date',
    '2026-11-15',
    '--edition',
    String(edition),
    '--json',
    '--yes',
    'missing,duplicate,repeated',
  ]
  return JSON.parse(await operatorAt({ press }).type('press', 'publish', folder, ...issue))
}

/** Each export has its own metadata and file structure. */
async function exportedPdf(headline: string): Promise<Uint8Array> {
  const document = await PDFDocument.load(await printPdf([headline]))
  document.setTitle(`Export ${Math.random()}`)
  return document.save({ useObjectStreams: Math.random() > 0.5 })
}

async function shownPages({ db }: Press, edition: number) {
  const head = await issueHead(db, keyOf(edition))
  return (await issueVersion(db, keyOf(edition), head?.version ?? '')).pages
}

const faults = async ({ db, assets }: Press) => (await examine({ db, assets })).faults

test('an unchanged page in another edition is copied, under its own number and ids', async () => {
  const { press } = await openPressOfCities()
  const report = await publishPages(press, 5, ['Tanks fill', 'Bus late', 'Lake cleaned'])
  expect(report).toMatchObject({ pages: 3, pagesMade: 1 })
  const pages = await shownPages(press, 5)
  expect(pages[2]).toMatchObject({ pageNo: 3, displayName: '03 Page 3' })
  const [region] = pages[2]?.regions ?? []
  expect(region).toMatchObject({ title: 'Lake cleaned' })
  expect(region?.id).toMatch(/^pv-20261115-5-03-/)
  const folder = issueFolder(keyOf(5), report.version)
  const files = await filesBelow(press.assets, folder)
  expect(files.filter((file) => file.includes('20261115-4'))).toEqual([])
  const model = await press.assets.read(`${folder}/${pageFiles(3).model}`)
  expect(new TextDecoder().decode(model?.bytes)).toContain(region?.id)
  const words = await readPageWords(press.assets, folder, 3)
  expect(words?.lines[0]?.words.map(([, , text]) => text)).toEqual(['Lake', 'cleaned'])
  expect(await faults(press)).toEqual([])
})

test('editions that are published at the same time make each shared page once', async () => {
  const { press } = await openPressOfCities()
  const reports = await Promise.all(
    [5, 6].map((edition) => publishPages(press, edition, [`City ${edition}`, 'Road mended'])),
  )
  expect(reports.reduce((sum, { pagesMade }) => sum + pagesMade, 0)).toBe(3)
  expect(await faults(press)).toEqual([])
})

test('a page with a damaged file is made again, and copies outlive their source', async () => {
  const { press, version } = await openPressOfCities()
  const image = `${issueFolder(keyOf(4), version)}/${pageFiles(2).image(1600)}`
  await press.assets.write(image, new Uint8Array([1, 2, 3]))
  expect(await publishPages(press, 5, BASE)).toMatchObject({ pagesMade: 1 })
  const { type } = operatorAt({ press })
  await type('press', 'hold', '2', '2026-11-15/4')
  await type('press', 'forget', version, '2026-11-15/4')
  expect(await publishPages(press, 6, BASE)).toMatchObject({ pagesMade: 0 })
  expect(await faults(press)).toEqual([])
})

test('images and texts that were added later are copied with the page', async () => {
  const { press, version } = await openPressOfCities()
  const [, page] = await shownPages(press, 4)
  const file = pageFiles(2).avif(800)
  const checksums = { [file]: await checksumOf(new Uint8Array([7])) }
  await press.assets.write(`${issueFolder(keyOf(4), version)}/${file}`, new Uint8Array([7]))
  const note = `${issueFolder(keyOf(4), version)}/${pageFiles(2).note}`
  // As if the page had been an image without text.
  const unread = new TextDecoder().decode((await press.assets.read(note))?.bytes)
  await press.assets.write(
    note,
    Buffer.from(unread.replace('"provenance":"pdf"', '"provenance":"none"')),
  )
  const texts = new Map([[page?.regions[0]?.id ?? '', 'by OCR']])
  await addAfterwards(press.db, keyOf(4), version, [{ pageNo: 2, files: [file], checksums, texts }])

  expect(await publishPages(press, 5, BASE)).toMatchObject({ pagesMade: 0 })

  const [, copy] = await shownPages(press, 5)
  expect(copy?.more_files).toEqual([file])
  expect(copy?.regions).toMatchObject([{ text: 'by OCR', provenance: 'ocr' }])
})

test('on S3 pages are copied, also during a clean-up, and copies outlive their source', async () => {
  const s3 = await startS3()
  onTestFinished(() => s3.stop())
  const assetSource = { kind: 's3', ...s3.settings } as const
  const { press: onDisk, version } = await openPressOfCities()
  const press = { ...onDisk, assetSource, assets: await openAssets(assetSource) }
  for (const path of await filesBelow(onDisk.assets, '')) {
    await press.assets.write(path, (await onDisk.assets.read(path))?.bytes ?? new Uint8Array())
  }
  const { type } = operatorAt({ press })
  const reports = [5, 6].map((edition) => publishPages(press, edition, BASE))
  const cleaning = type('press', 'doctor', '--clean', '--older-than', '60')
  expect((await Promise.all(reports)).map(({ pagesMade }) => pagesMade)).toEqual([0, 0])
  await cleaning
  await type('press', 'hold', '2', '2026-11-15/4')
  await type('press', 'forget', version, '2026-11-15/4')
  expect(await faults(press)).toEqual([])
})
