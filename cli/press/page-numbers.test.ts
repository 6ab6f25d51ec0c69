// @module-tag slow: renders pages.
import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { printPdf } from '#press/testing.ts'
import { issueHead, issueVersion } from '#store/issues/shown-issue.ts'
import { operatorAt } from '../testing.ts'
import { folderWith, ISSUE, openNewsroom } from './testing.ts'

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
