// @module-tag slow: renders pages.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { operatorAt } from '#cli/testing.ts'
import { folderWith, onePagePdf } from '../package/testing.ts'
import { folderOfPdfs, openTestPress, temporaryFolder } from '../testing.ts'

async function folderWithBlankPage(): Promise<string> {
  const folder = await folderOfPdfs(['Tanks fill'])
  const blank = await PDFDocument.create()
  blank.addPage([330, 350])
  writeFileSync(join(folder, '2-page.pdf'), await blank.save())
  return folder
}

function readSheet(out: string) {
  const html = readFileSync(join(out, 'index.html'), 'utf8')
  const headings = [...html.matchAll(/<h2[^>]*>([^<]*)</g)].map(([, heading]) => heading)
  const files = [...html.matchAll(/ (?:src|href)="([^"#]+)"/g)].map(([, file]) => file)
  return { html, headings, files }
}

test('PDFs are drawn without being published, the page without stories first', async () => {
  const out = join(temporaryFolder(), 'new', 'folder')
  // Without a database: nothing of it is needed.
  const printed = await operatorAt({}).type(
    ...['press', 'look', await folderWithBlankPage(), '--out', out],
  )
  expect(printed.split('\n')).toContain('page 2: no stories were found')
  expect(printed).toContain(`2 pages are drawn: open ${out}/index.html`)
  const { html, headings, files } = readSheet(out)
  expect(headings[0]).toBe('Page 2 Page 2: no stories were found')
  expect(headings[1]).toContain('Page 1 Front Page: ')
  expect(html).toContain('<th scope="row" lang="en">Tanks fill</th>')
  expect(html).toContain('Line 0 of the story about tanks fill')
  expect(new Set([...files, 'index.html'])).toEqual(new Set(readdirSync(out)))
  expect(html).not.toMatch(/<script|https?:/)
  const image = await sharp(join(out, 'page-01.webp')).metadata()
  expect(image.width).toBe(1600)
})

test('a published issue is drawn from its stored model, by name or by options', async () => {
  const { press } = await openTestPress()
  const operator = operatorAt({ press })
  const issue = ['--date', '2026-11-15', '--edition', '4']
  const folder = await folderWithBlankPage()
  const published = await operator.type(...['press', 'publish', folder, ...issue, '--yes', 'blank'])
  expect(published.split('\n').slice(1)).toContain('page 2: no stories were found')
  expect(published).toContain('To see them: npx broadsheet press look 2026-11-15/4 --publisher PV')
  const out = temporaryFolder()
  const json = JSON.parse(
    await operator.type('press', 'look', '2026-11-15/4', '--out', out, '--json'),
  )
  expect(json).toMatchObject({
    index: join(out, 'index.html'),
    pages: [
      { pageNo: 2, name: 'Page 2', stories: 0 },
      { pageNo: 1, name: 'Front Page', stories: 1 },
    ],
  })
  const { html } = readSheet(out)
  expect(html).toContain('<h1>PV 2026-11-15 edition 4: what the press read</h1>')
  expect(html).toContain('Tanks fill</th>')
  await operator.type('press', 'look', ...issue, '--out', out)
  await expect(operator.type('press', 'look', '2026-11-16/4', '--out', out)).rejects.toThrow(
    'PV 2026-11-16 edition 4 is not published.',
  )
})

test('a dry run ends with the doubtful pages, also as JSON', async () => {
  const { press } = await openTestPress()
  const dryRun = ['press', 'publish', await folderWithBlankPage(), '--dry-run', '--yes', 'blank']
  const issue = ['--date', '2026-11-15', '--edition', '4']
  const printed = await operatorAt({ press }).type(...dryRun, ...issue)
  expect(printed.split('\n')).toContain('page 2: no stories were found')
  const json = JSON.parse(await operatorAt({ press }).type(...dryRun, ...issue, '--json'))
  expect(json.doubts[0]).toEqual({ pageNo: 2, name: 'Page 2', stories: 0, doubtful: [] })
})

test('the sheet of a package has its Kannada headlines and brings the font for them', async () => {
  const manifest = {
    ...{ format: 1, publisher: 'PV', date: '2026-11-15', edition: 4 },
    sections: [
      {
        name: 'Main',
        pages: [
          {
            ...{ number: 1, name: 'Front Page', file: 'pages/01.pdf' },
            articles: [
              {
                ...{ id: 'lake', title: 'ಕೆರೆ <ತುಂಬಿದೆ>', language: 'kn', html: 'a/lake.html' },
                boxes: [{ left: 5, top: 5, width: 45, height: 40 }],
              },
            ],
            ads: [{ id: 'tyres', boxes: [{ left: 50, top: 50, width: 50, height: 50 }] }],
          },
        ],
      },
    ],
  }
  const folder = await folderWith({
    'edition.json': JSON.stringify(manifest),
    'pages/01.pdf': await onePagePdf(),
    'a/lake.html': '<p>ಗೇಟ್‌ಗಳನ್ನು ಮುಚ್ಚಲಾಯಿತು.</p>',
  })
  const out = temporaryFolder()
  await operatorAt({}).type('press', 'look', folder, '--out', out)
  const { html } = readSheet(out)
  expect(html).toContain('<th scope="row" lang="kn">ಕೆರೆ &lt;ತುಂಬಿದೆ&gt;</th>')
  expect(html).toContain('font-family: "Noto Sans Kannada"')
  expect(html).toContain('<th scope="row" lang="en">Advertisement</th><td>advertisement</td>')
})
