// @module-tag slow: renders pages.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { operatorAt } from '#cli/testing.ts'
import { IssueDate } from '#contract/issue-date.ts'
import { issueFolder } from '#store/issue-files.ts'
import { shownVersionOf } from '#store/issues/versions.ts'
import { openAssets } from '#store/open-assets.ts'
import { startS3 } from '#test-support/s3.ts'
import type { Press } from './publish.ts'
import { filesBelow, folderOfPdfs, openTestPress, temporaryFolder } from './testing.ts'

const key = { publisher: 'PV', edition: 4, date: IssueDate.parse('2026-11-15') } as const
const ISSUE = ['--date', '2026-11-15', '--edition', '4', '--yes', 'date']

/** Publishing takes seconds, so the tests copy one published issue. */
const published = mkdtempSync(join(tmpdir(), 'broadsheet-doctor-'))
const pdfs = join(published, 'pdfs')
afterAll(() => rmSync(published, { recursive: true }))

let publishing: Promise<string> | undefined

async function publishOnce(): Promise<string> {
  const dataDir = join(published, 'data')
  cpSync(await folderOfPdfs(['Tanks fill']), pdfs, { recursive: true })
  const { press } = await openTestPress(dataDir)
  await run(press, 'publish', pdfs, ...ISSUE)
  await press.db.destroy()
  return dataDir
}

async function run(press: Press, ...typed: string[]) {
  const operator = operatorAt({ press: { ...press, now: () => new Date() } })
  const { code, out } = await operator.run('press', ...typed)
  return { code, lines: out.split('\n') }
}

async function pressWithIssue() {
  const dataDir = temporaryFolder()
  publishing ??= publishOnce()
  cpSync(await publishing, dataDir, { recursive: true })
  const { press } = await openTestPress(dataDir)
  return withFolder(press)
}

async function pressOnS3() {
  publishing ??= publishOnce()
  await publishing
  const s3 = await startS3()
  onTestFinished(() => s3.stop())
  const { press } = await openTestPress()
  const assetSource = { kind: 's3', ...s3.settings } as const
  const inS3 = { ...press, assetSource, assets: await openAssets(assetSource) }
  await run(inS3, 'publish', pdfs, ...ISSUE)
  return withFolder(inS3)
}

async function withFolder(press: Press) {
  const folder = issueFolder(key, (await shownVersionOf(press.db, key)) ?? '')
  const spoil = async (file: string, change: (bytes: Uint8Array) => Uint8Array) => {
    const found = await press.assets.read(`${folder}/${file}`)
    await press.assets.write(`${folder}/${file}`, change(found?.bytes ?? new Uint8Array()))
  }
  return { press, folder, spoil, doctor: (...args: string[]) => run(press, 'doctor', ...args) }
}

const flipFirst = ([first = 0, ...rest]: Uint8Array) => new Uint8Array([first ^ 1, ...rest])

test.each([
  ['a local folder', pressWithIssue],
  ['S3', pressOnS3],
])(
  'in %s, the doctor lists each damaged file, and publishing again repairs them',
  async (_store, open) => {
    const { press, folder, spoil, doctor } = await open()
    expect((await doctor()).code).toBe(0)
    await spoil('p01/w800.webp', (bytes) => bytes.subarray(0, -1))
    await spoil('p01/page.pdf', () => new Uint8Array())
    await spoil('p01/thumb.webp', flipFirst)
    await spoil('p01/page.json', (bytes) => bytes.subarray(0, 100))
    await press.assets.remove(`${folder}/p01/w2400.webp`)

    const { code, lines } = await doctor()

    expect(code).toBe(1)
    expect(lines.filter((line) => line.startsWith(folder))).toEqual([
      `${folder}: p01/page.json is truncated`,
      `${folder}: p01/page.pdf is truncated`,
      `${folder}: p01/thumb.webp is changed`,
      `${folder}: p01/w2400.webp is missing`,
      `${folder}: p01/w800.webp is truncated`,
    ])
    expect(lines.join('\n')).toContain(
      'npx broadsheet press publish <files> --date 2026-11-15 --edition 4 --publisher PV',
    )
    expect(lines.at(-1)).toContain('5 faults')

    const { lines: mended } = await run(press, 'publish', pdfs, ...ISSUE)
    expect(mended[0]).toContain('its damaged pages were made again (1)')
    expect(await doctor()).toMatchObject({
      code: 0,
      lines: [expect.stringContaining('0 faults')],
    })
  },
)

test('the doctor also checks later images, and press afterwards makes them again', async () => {
  const { press, folder, spoil, doctor } = await pressWithIssue()
  await run(press, 'afterwards', '2026-11-15/4')
  expect((await doctor()).code).toBe(0)
  await spoil('p01/w1200.avif', flipFirst)

  expect((await doctor()).lines).toEqual([
    `${folder}: p01/w1200.avif is changed`,
    '  make them again: npx broadsheet press afterwards 2026-11-15/4 --publisher PV',
    expect.stringContaining('1 faults'),
  ])
  await run(press, 'afterwards', '2026-11-15/4')
  expect((await doctor()).code).toBe(0)
})

test('an issue of an earlier release has no checksums until the doctor records them', async () => {
  const { press, folder, spoil, doctor } = await pressWithIssue()
  await press.db.updateTable('page').set({ checksums: null }).execute()
  const unrecorded = await doctor()
  expect(unrecorded.code).toBe(0)
  expect(unrecorded.lines[0]).toMatch(/^\d+ files have no checksum/)

  expect((await doctor('--record')).lines).toHaveLength(1)
  await spoil('p01/w800.webp', flipFirst)

  expect((await doctor()).lines[0]).toBe(`${folder}: p01/w800.webp is changed`)
})

test('the doctor examines only the selected issues', async () => {
  const { spoil, doctor } = await pressWithIssue()
  await spoil('p01/w800.webp', flipFirst)
  for (const others of [['--since', '2026-11-16'], ['--publisher', 'DH'], ['2026-11-14/4']]) {
    expect((await doctor(...others)).code).toBe(0)
  }
  for (const it of [['--since', '2026-11-15'], ['--publisher', 'PV'], ['2026-11-15/4']]) {
    expect((await doctor(...it)).code).toBe(1)
  }
})

test('the doctor lists folders that belong to no issue, and --clean removes the old ones', async () => {
  const { press, doctor } = await pressWithIssue()
  await press.assets.write('PV/20261115/4/vdead/p01/w800.webp', new Uint8Array([1]))

  expect((await doctor('--older-than', '0')).lines).toContain(
    'PV/20261115/4/vdead: belongs to no issue',
  )
  expect((await doctor('--clean')).lines.at(-1)).toContain('0 orphaned folders')
  expect(await filesBelow(press.assets, 'PV/20261115/4/vdead')).toHaveLength(1)
  await doctor('--clean', '--older-than', '0')
  expect(await filesBelow(press.assets, 'PV/20261115/4/vdead')).toEqual([])
})
