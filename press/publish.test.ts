// @module-tag slow: renders pages.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { operatorAt } from '#cli/testing.ts'
import { IssueDate } from '#contract/issue-date.ts'
import { issueFolder } from '#store/issue-files.ts'
import { issueHead, issueVersion } from '#store/issues/shown-issue.ts'
import { versionsOf } from '#store/issues/versions.ts'
import { keepPublishedIssues } from './published-issues-testing.ts'
import { filesBelow, folderOfPdfs, openTestPress, printPdf, temporaryFolder } from './testing.ts'

const key = { publisher: 'PV', edition: 4, date: IssueDate.parse('2026-11-15') } as const
const ISSUE = ['--date', '2026-11-15', '--edition', '4']

const copyOfPublished = keepPublishedIssues()

async function pressWithIssue(headlines = ['Tanks fill', 'Lake cleaned']) {
  const { press } = await openTestPress(await copyOfPublished(headlines))
  const operator = operatorAt({ press })
  const run = async (verb: string, ...args: string[]) => {
    const issue = verb === 'publish' ? ISSUE : ['2026-11-15/4']
    return (await operator.type('press', verb, ...args, ...issue)).split('\n')
  }
  const head = () => issueHead(press.db, key)
  return { press, run, head }
}

test('a folder of PDFs becomes an issue with articles, and the doctor finds no faults', async () => {
  const { press, run, head } = await pressWithIssue()
  const shown = await head()
  expect(shown?.early_release_at).toEqual(new Date('2026-11-15T06:30:00+05:30'))
  expect(shown?.general_release_at).toEqual(new Date('2026-11-15T07:00:00+05:30'))
  const { pages } = await issueVersion(press.db, key, shown?.version ?? '')
  expect(pages.map(({ displayName }) => displayName)).toEqual(['01 Front Page', '02 Page 2'])
  const titles = pages.map(({ regions }) => regions.map(({ title }) => title))
  expect(titles).toEqual([['Tanks fill'], ['Lake cleaned']])
  const article = pages[1]?.regions[0]
  expect(article?.text).toContain('Line 15 of the story about lake cleaned')
  const html = await press.assets.read(
    `${issueFolder(key, shown?.version ?? '')}/a/${article?.id}.html`,
  )
  expect(new TextDecoder().decode(html?.bytes)).toContain('Lake cleaned')
  expect(await operatorAt({ press }).type('press', 'doctor')).toBe(
    '1 versions with 30 files examined, 0 faults, 0 orphaned folders',
  )
  expect(await run('show')).toContain('01 Front Page (Main): 1 articles, 0 advertisements')
})

test('one PDF with many pages becomes an issue with sections', async () => {
  const { press, run } = await pressWithIssue()
  const file = join(temporaryFolder(), 'all.pdf')
  writeFileSync(file, await printPdf(['Tanks fill', 'Lake cleaned', 'Road mended']))
  await run('publish', file, '--section', 'City=2-3', '--early', '06:00')
  const shown = await issueHead(press.db, key)
  const { pages } = await issueVersion(press.db, key, shown?.version ?? '')
  expect(pages.map(({ section }) => section)).toEqual(['Main', 'City', 'City'])
  expect(shown?.early_release_at).toEqual(new Date('2026-11-15T06:00:00+05:30'))
})

test('publishing the same pages again changes only the release times', async () => {
  const { press, run, head } = await pressWithIssue(['Tanks fill'])
  const file = join(temporaryFolder(), 'all.pdf')
  writeFileSync(file, await printPdf(['Tanks fill', 'Road mended']))
  await run('publish', file)
  const version = (await head())?.version
  await expect(run('publish', file, '--early', '09:30', '--general', '09:00')).rejects.toThrow(
    '--early must not be later than --general',
  )
  await run('publish', file, '--general', '06:00')
  expect((await head())?.early_release_at).toEqual(new Date('2026-11-15T06:00:00+05:30'))
  const [repeated] = await run('publish', file, '--general', '09:00')
  expect(repeated).toContain('was published already')
  expect(await head()).toMatchObject({
    version,
    general_release_at: new Date('2026-11-15T09:00:00+05:30'),
  })
  expect(await versionsOf(press.db, key)).toHaveLength(2)
})

test('a dry run lists the pages and writes nothing', async () => {
  const { press } = await openTestPress()
  const folder = await folderOfPdfs(['Tanks fill'])
  const found = await operatorAt({ press }).type('press', 'publish', folder, '--dry-run', ...ISSUE)
  expect(found).toMatch(/^1 +1-page\.pdf +name +Main +116 × 123 +1 +0 +1 of 1 +88%$/m)
  expect(found).toContain('page 1: 1 of 1 stories is doubtful: Tanks fill 88%')
  expect(await issueHead(press.db, key)).toBeUndefined()
  expect(await filesBelow(press.assets, '')).toEqual([])
})

test('restoring a version publishes an unpublished issue again', async () => {
  const { run, head } = await pressWithIssue(['Tanks fill'])
  const version = (await head())?.version ?? ''
  await run('unpublish')
  expect(await head()).toBeUndefined()
  await expect(run('unpublish')).rejects.toThrow('PV 2026-11-15 edition 4 is not published.')
  await expect(run('restore', 'v0')).rejects.toThrow(`It has: ${version}.`)
  await run('restore', version)
  expect((await head())?.version).toBe(version)
})

test('press forget deletes a version that readers do not see, and refuses the current one', async () => {
  const { press, run, head } = await pressWithIssue(['Tanks fill'])
  const old = (await head())?.version ?? ''
  await run('publish', await folderOfPdfs(['Road mended']))
  const shown = (await head())?.version ?? ''
  await expect(run('forget', shown)).rejects.toThrow(`has no version '${shown}'`)
  expect(await run('forget', old)).toEqual([`PV 2026-11-15 edition 4: version ${old} is deleted.`])
  expect(await filesBelow(press.assets, issueFolder(key, old))).toEqual([])
  expect((await filesBelow(press.assets, issueFolder(key, shown))).length).toBeGreaterThan(0)
})

test("an editor's corrections of regions make a new version, and the doctor finds no faults", async () => {
  const { press, run, head } = await pressWithIssue(['Tanks fill', 'Lake cleaned'])
  const before = (await head())?.version
  const { regions } = JSON.parse((await run('regions', '--page', '2')).join('\n'))
  const corrected = [
    { ...regions[0], title: 'Lake is cleaned', left: '1%', width: '50%' },
    { kind: 'ad', title: '', top: '80%', left: '60%', width: '40%', height: '20%' },
  ]
  const file = join(temporaryFolder(), 'regions.json')
  writeFileSync(file, JSON.stringify({ version: before, regions: corrected }))
  await run('regions', '--page', '2', '--import', file)

  const version = (await head())?.version ?? ''
  expect(version).not.toBe(before)
  const [, page] = (await issueVersion(press.db, key, version)).pages
  expect(page?.regions).toMatchObject([
    { id: regions[0].id, title: 'Lake is cleaned', left: '1%', confidence: 1 },
    { kind: 'ad', top: '80%' },
  ])
  expect(await operatorAt({ press }).type('press', 'doctor')).toBe(
    '2 versions with 61 files examined, 0 faults, 0 orphaned folders',
  )
})

test.each([
  ['no file', [], "missing required argument 'files'"],
  ['a folder without PDFs', ['contract'], 'contract contains neither PDFs nor a package.'],
  ['a missing file', ['/no/such.pdf'], '/no/such.pdf does not exist.'],
])('%s gives a message for the editor', async (_what, args, message) => {
  const { press } = await openTestPress()
  const publishing = operatorAt({ press }).type('press', 'publish', ...args)
  await expect(publishing).rejects.toThrow(message)
})

test('all unreadable pages are reported at once, and nothing is published', async () => {
  const { press } = await openTestPress()
  const folder = temporaryFolder()
  writeFileSync(join(folder, '1.pdf'), await printPdf(['Tanks fill']))
  writeFileSync(join(folder, '2.pdf'), 'not a PDF')
  writeFileSync(join(folder, '3.pdf'), '')
  const publishing = operatorAt({ press }).type('press', 'publish', folder, ...ISSUE)
  await expect(publishing).rejects.toThrow(
    '2.pdf: The file is not a PDF.\n3.pdf: The file is empty.',
  )
  expect(await issueHead(press.db, key)).toBeUndefined()
})

test('an unknown edition is refused before any page is made', async () => {
  const { press } = await openTestPress()
  const folder = await folderOfPdfs(['Tanks fill'])
  const publishing = operatorAt({ press }).type(
    ...['press', 'publish', folder, '--date', '2026-11-15', '--edition', '9'],
  )
  await expect(publishing).rejects.toThrow('PV has no edition 9. It has: 4 Bengaluru City.')
})
