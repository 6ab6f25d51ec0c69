// @module-tag slow: renders pages.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { operatorAt } from '#cli/testing.ts'
import { IssueDate } from '#contract/issue-date.ts'
import { adFile, articleFiles, issueFolder, pageFiles } from '#store/issue-files.ts'
import { issueHead, issueVersion } from '#store/issues/shown-issue.ts'
import { examine } from './doctor.ts'
import { folderWith, onePagePdf, smallJpeg } from './package/testing.ts'
import { openTestPress } from './testing.ts'

const key = { publisher: 'PV', edition: 4, date: IssueDate.parse('2026-11-15') } as const
const box = { left: 5, top: 5, width: 45, height: 40 }

async function hostilePackage(): Promise<string> {
  const manifest = {
    format: 1,
    publisher: 'PV',
    date: '2026-11-15',
    edition: 4,
    sections: [
      {
        name: 'City',
        pages: [
          {
            number: 1,
            name: 'Front Page',
            file: 'pages/01.pdf',
            articles: [
              {
                id: 'lake',
                title: 'Lake <full>',
                language: 'en',
                html: 'a/lake.html',
                boxes: [box],
              },
            ],
            ads: [{ id: 'tyres', image: 'ads/tyres.jpg', boxes: [{ ...box, top: 50 }] }],
          },
          { number: 2, name: 'Scan', file: 'pages/02.jpg', articles: [] },
        ],
      },
    ],
  }
  return folderWith({
    'edition.json': JSON.stringify(manifest),
    'pages/01.pdf': await onePagePdf(),
    'pages/02.jpg': await smallJpeg(),
    'ads/tyres.jpg': await smallJpeg(),
    'a/lake.html': '<p onclick="steal()">Full again.<script>steal()</script></p><svg onload=x>',
  })
}

test("a newsroom's package becomes an issue, and its article HTML is sanitised", async () => {
  const { press } = await openTestPress()
  const publish = ['press', 'publish', await hostilePackage(), '--yes', 'blank']
  const report = await operatorAt({ press }).type(...publish)
  expect(report).toContain('PV 2026-11-15 edition 4: published as')

  const version = (await issueHead(press.db, key))?.version ?? ''
  const { pages } = await issueVersion(press.db, key, version)
  expect(pages.map(({ displayName, section }) => `${section} ${displayName}`)).toEqual([
    'City 01 Front Page',
    'City 02 Scan',
  ])
  const [article, ad] = pages[0]?.regions ?? []
  expect(article).toMatchObject({
    id: 'pv-20261115-4-lake',
    title: 'Lake <full>',
    provenance: 'package',
    confidence: 1,
    top: '5%',
    left: '5%',
    width: '45%',
    height: '40%',
    text: 'Lake <full>\nFull again.',
  })
  const read = (file: string) => press.assets.read(`${issueFolder(key, version)}/${file}`)
  const html = await read(articleFiles(article?.id ?? '').html)
  expect(new TextDecoder().decode(html?.bytes)).toBe(
    '<h1 class="headline">Lake &lt;full&gt;</h1><p>Full again.</p>',
  )
  expect((await read(adFile(ad?.id ?? '')))?.size).toBeGreaterThan(0)
  expect((await examine({ db: press.db, assets: press.assets })).faults).toEqual([])
})

test('an invalid package is refused and nothing is written', async () => {
  const { press } = await openTestPress()
  const folder = await folderWith({ 'edition.json': '{"format": 1, "sections": []}' })
  const { code } = await operatorAt({ press }).run('press', 'publish', folder)
  expect(code).toBe(1)
  expect(await issueHead(press.db, key)).toBeUndefined()
})

/** A small grey page with a dark band, as JPEG 2000. */
const JPEG_2000 = `AAAADGpQICANCocKAAAAFGZ0eXBqcDIgAAAAAGpwMiAAAAAtanAyaAAAABZpaGRyAAAANAAAACEAAQcHAAAAAAAPY29scgEAAAAA
ABEAAAC8anAyY/9P/1EAKQAAAAAAIQAAADQAAAAAAAAAAAAAACEAAAA0AAAAAAAAAAAAAQcBAf9SAAwAAAABAAUEBAAA/1wAI0J3IHbwdvB2wG8AbwBu
4GdQZ1BnaFAFUAVQR1fTV9NXYv9kACUAAUNyZWF0ZWQgYnkgT3BlbkpQRUcgdmVyc2lvbiAyLjUuNP+QAAoAAAAAACsAAf+Tz5ggCyjqP8DgoEQGqQOR
ofAGEH80oSAW3fqHgID/2Q==`

const scannedIssue = (date: string, image: string) => `<mets LABEL="Star, ${date}">
  <fileSec><fileGrp><file ID="i"><FLocat href="${image}"/></file></fileGrp></fileSec>
  <structMap TYPE="PHYSICAL"><div TYPE="page"><fptr FILEID="i"/></div></structMap></mets>`

test('every issue of a folder of METS files is published, from scans in JPEG 2000', async () => {
  const { press } = await openTestPress()
  const folder = await folderWith({
    'a.xml': scannedIssue('2026-11-14', 'a.jp2'),
    'a.jp2': Buffer.from(JPEG_2000, 'base64'),
    'b.xml': scannedIssue('2026-11-15', 'b.jpg'),
    'b.jpg': await smallJpeg(),
  })
  const report = await operatorAt({ press }).type('press', 'publish', folder, '--edition', '4')
  expect(report).toContain('PV 2026-11-14 edition 4: published as')
  expect(report).toContain('PV 2026-11-15 edition 4: published as')

  const older = { ...key, date: IssueDate.parse('2026-11-14') }
  const version = (await issueHead(press.db, older))?.version ?? ''
  const image = await press.assets.read(`${issueFolder(older, version)}/${pageFiles(1).thumb}`)
  const { channels } = await sharp(image?.bytes).stats()
  expect(channels[0]?.min).toBeLessThan(150)
})

test('a page without a file is refused with what was looked for and what would help', async () => {
  const { press } = await openTestPress()
  const folder = await folderWith({
    'a.xml': scannedIssue('2026-11-15', 'scans/a.tif'),
    'scans/b.tif': await smallJpeg(),
  })
  const { code, notes } = await operatorAt({ press }).run(
    'press',
    'publish',
    folder,
    '--edition',
    '4',
  )
  expect(code).toBe(1)
  expect(notes).toContain(
    'page 1 has no PDF or image: scans/a.tif is missing: its folder scans has b.tif',
  )
  expect(notes).toContain('Add the files at these paths')
})

test('two issues of one date in a folder are not published over each other', async () => {
  const { press } = await openTestPress()
  const folder = await folderWith({
    'a.xml': scannedIssue('2026-11-15', 'a.jpg'),
    'b.xml': scannedIssue('2026-11-15', 'b.jpg'),
  })
  const { code, notes } = await operatorAt({ press }).run(
    'press',
    'publish',
    folder,
    '--edition',
    '4',
  )
  expect(code).toBe(1)
  expect(notes).toContain('The folder describes 2 issues.')
  expect(await issueHead(press.db, key)).toBeUndefined()
})
