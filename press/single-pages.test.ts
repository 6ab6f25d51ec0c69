// @module-tag slow: renders pages.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { operatorAt } from '#cli/testing.ts'
import { DAY_MS } from '#contract/durations.ts'
import { IssueDate } from '#contract/issue-date.ts'
import { checksumOf } from '#store/checksum.ts'
import { issueFolder, pageFiles } from '#store/issue-files.ts'
import { addAfterwards } from '#store/issues/afterwards.ts'
import { issueHead, issueVersion } from '#store/issues/shown-issue.ts'
import { versionsOf } from '#store/issues/versions.ts'
import { find } from '#store/search/find.ts'
import { examine, orphanedFolders } from './doctor.ts'
import { keepPublishedIssues } from './published-issues-testing.ts'
import { folderOfPdfs, openTestPress, printPdf, temporaryFolder } from './testing.ts'

const key = { publisher: 'PV', edition: 4, date: IssueDate.parse('2026-11-15') } as const
const ISSUE = ['--date', '2026-11-15', '--edition', '4']

const copyOfPublished = keepPublishedIssues()

/** An issue of three pages, and a newsroom that sends more. */
async function publishedIssue() {
  const { press } = await openTestPress(await copyOfPublished(['A one', 'B two', 'C three']))
  const { type } = operatorAt({ press })
  const send = async (headline: string, ...options: string[]) => {
    const file = join(temporaryFolder(), 'late.pdf')
    writeFileSync(file, await printPdf([headline]))
    return type('press', 'publish', file, ...ISSUE, ...options)
  }
  const shown = async () => {
    const head = await issueHead(press.db, key)
    return { head, ...(await issueVersion(press.db, key, head?.version ?? '')) }
  }
  const titles = async () =>
    (await shown()).pages.map(({ pageNo, regions }) => `${pageNo} ${regions[0]?.title}`)
  const examineAll = () => examine({ db: press.db, assets: press.assets })
  return { press, type, send, shown, titles, examineAll }
}

test('one page is replaced, and everything else stays as it is', async () => {
  const { press, send, shown, titles, examineAll } = await publishedIssue()
  const before = await shown()
  const { version } = before
  const later = { [pageFiles(2).avif(800)]: await checksumOf(new Uint8Array([7])) }
  const folder = issueFolder(key, version)
  await press.assets.write(`${folder}/${pageFiles(2).avif(800)}`, new Uint8Array([7]))
  const added = { pageNo: 2, files: Object.keys(later), checksums: later, texts: new Map() }
  await addAfterwards(press.db, key, version, [added])

  const said = await send('C new', '--page', '3')

  expect(said).toMatch(/page 3 is published as v\w+ in .* s; the other pages are unchanged\.$/)
  expect(await titles()).toEqual(['1 A one', '2 B two', '3 C new'])
  const after = await shown()
  expect(after.head?.general_release_at).toEqual(before.head?.general_release_at)
  expect(after.pages[1]?.regions).toEqual(before.pages[1]?.regions)
  expect(after.pages[1]?.more_files).toEqual(added.files)
  expect(after.pages[2]).toMatchObject({ displayName: '03 Page 3', more_files: [] })
  expect((await examineAll()).faults).toEqual([])
  const everywhere = { publisher: 'PV', to: key.date, without: [], offset: 0, limit: 9 } as const
  expect((await find(press.db, { ...everywhere, text: 'two' })).total).toBe(1)

  const repeated = await send('C new', '--page', '3')
  expect(repeated).toContain('page 3 was published already; nothing changed.')
  expect(await versionsOf(press.db, key)).toHaveLength(2)

  const back = await send('C three', '--page', '3', '--json')
  expect(JSON.parse(back)).toMatchObject({ version, pagesMade: 0 })
  expect((await shown()).pages[2]?.regions).toEqual(before.pages[2]?.regions)
})

test('pages that are sent at the same time are all in the issue', async () => {
  const { press, send, titles, examineAll } = await publishedIssue()
  await Promise.all([send('B new', '--page', '2'), send('D four', '--page', '4')])
  expect(await titles()).toEqual(['1 A one', '2 B new', '3 C three', '4 D four'])
  expect((await examineAll()).faults).toEqual([])
  const tomorrow = { ...press, now: () => new Date(Date.now() + DAY_MS) }
  await operatorAt({ press: tomorrow }).type('press', 'doctor', '--clean')
  expect(await orphanedFolders(press.db, press.assets)).toEqual([])
  expect((await examineAll()).faults).toEqual([])
})

test('a page is held back and shown again, and the others keep their numbers', async () => {
  const { press, type, send, shown, titles } = await publishedIssue()
  const { version } = await shown()
  expect(await type('press', 'hold', '2', '2026-11-15/4')).toContain('page 2 is held back')
  expect(await titles()).toEqual(['1 A one', '3 C three'])
  expect((await shown()).pages.map(({ displayName }) => displayName)).toEqual([
    ...['01 Front Page', '03 Page 3'],
  ])
  expect(await type('press', 'show', '2026-11-15/4')).toContain(
    `page 2 is held back; version ${version} has it. To show it: press unhold 2 2026-11-15/4 --publisher PV`,
  )
  expect(await type('press', 'hold', '2', '2026-11-15/4')).toContain('nothing changed')
  await expect(type('press', 'hold', '1', '2026-11-15/4')).rejects.toThrow(
    'The front page cannot be held back',
  )
  await type('press', 'unhold', '2', '2026-11-15/4')
  expect(await shown()).toMatchObject({ version })
  expect(await type('press', 'show', '2026-11-15/4')).not.toContain('held back')
  const { out } = await operatorAt({ db: press.db }).run('audit', 'list')
  expect(out.match(/(?<=: )(held|showed).*/g)).toEqual([
    'showed page 2 of Bengaluru City, 15 November again',
    'held back page 2 of Bengaluru City, 15 November',
  ])
  await type('press', 'hold', '3', '2026-11-15/4')
  await send('C late', '--page', '3')
  expect(await titles()).toEqual(['1 A one', '2 B two', '3 C late'])
  await expect(type('press', 'unhold', '9', '2026-11-15/4')).rejects.toThrow(
    'No version of the issue has a page 9. To add it: press publish --page 9 <file>',
  )
})

test('one page does not replace a whole issue by mistake', async () => {
  const { send, titles } = await publishedIssue()
  await expect(send('B new')).rejects.toThrow(
    'Readers see 3 pages of this issue now. They would see 1. To replace single pages, use --page.',
  )
  expect(await titles()).toHaveLength(3)
  await send('B new', '--yes', 'missing')
  expect(await titles()).toEqual(['1 B new'])
})

test('a page whose number is in question is not sent, and --dry-run sends nothing', async () => {
  const { press, titles } = await publishedIssue()
  const { run } = operatorAt({ press })
  const file = join(temporaryFolder(), '02.pdf')
  writeFileSync(file, await printPdf(['B new']))
  const sent = await run('press', 'publish', file, ...ISSUE, '--page', '3')
  expect(sent.code).toBe(3)
  expect(sent.notes).toContain('02.pdf is page 2 by its name. It would be published as page 3.')
  const tried = await run('press', 'publish', file, ...ISSUE, '--page', '2', '--dry-run')
  expect(tried.out).toContain('Nothing was written.')
  expect(await titles()).toEqual(['1 A one', '2 B two', '3 C three'])
})

test('a single page needs a published issue, and a number that is there', async () => {
  const { press } = await openTestPress()
  const { type } = operatorAt({ press })
  const folder = await folderOfPdfs(['A one', 'B two'])
  await expect(type('press', 'publish', folder, ...ISSUE, '--page', '2')).rejects.toThrow(
    'PV 2026-11-15 edition 4 is not published: publish all its pages first.',
  )
  await expect(type('press', 'publish', folder, ...ISSUE, '--page', '5')).rejects.toThrow(
    'You sent 2 pages, and none of them is page 5.',
  )
  await expect(type('press', 'publish', folder, ...ISSUE, '--page', 'x')).rejects.toThrow(
    'x is not the number of a page, such as 3',
  )
})
