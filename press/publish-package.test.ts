// @module-tag slow: renders pages.
import { expect, test } from 'vitest'
import { operatorAt } from '#cli/testing.ts'
import { IssueDate } from '#contract/issue-date.ts'
import { adFile, articleFiles, issueFolder } from '#store/issue-files.ts'
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
