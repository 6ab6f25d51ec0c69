// @module-tag slow: starts commands as processes.
import { once } from 'node:events'
import { appendFileSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { openDatabase } from '../database.ts'
import { entryOf } from '../search/entries.ts'
import { find } from '../search/find.ts'
import { indexOf } from '../search/index-of.ts'
import { rowId } from '../search/row-id.ts'
import { changeWordCounts, countWords } from '../search/word-counts.ts'
import type { StoreConfig } from '../store-config.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import {
  emptyStore,
  filledStore,
  startCommand,
  startWriter,
  temporaryFolder,
  using,
} from './testing.ts'

const NOW = new Date('2026-11-15T01:30:00+05:30')
const PAGE = 'assets/PV/20261115/4/v1/p2.webp'

async function backedUp() {
  const config = await filledStore()
  const folder = join(temporaryFolder(), 'night')
  await makeBackup(config, folder, NOW)
  return { config, folder }
}

test('a restore brings back readers, page files and the secret', async () => {
  const { folder } = await backedUp()
  const target = await emptyStore()

  await restoreBackup(target, folder)

  expect(await using(target, (db) => db.selectFrom('reader').select('id').execute())).toEqual([
    { id: 'asha' },
  ])
  expect(readFileSync(join(target.dataDir, PAGE), 'utf8')).toBe('page 2'.repeat(1000))
  expect(readFileSync(join(target.dataDir, 'secret.key'), 'utf8')).toBe('a secret of this machine')
  expect(statSync(join(folder, 'secret.key')).mode & 0o077).toBe(0)
})

test('a restore brings back the search index of every year', async () => {
  const config = await filledStore()
  const ids = (['2025-12-31', '2026-01-01'] as const).map((date) =>
    rowId({
      key: { publisher: 'PV', date: IssueDate.parse(date), edition: 4 },
      pageIndex: 0,
      position: 0,
    }),
  )
  const entries = ids.map((id) =>
    entryOf({ publisher: 'PV' }, { id, title: '', text: 'river', lineRoles: null }),
  )
  await using(config, async (db) => {
    await indexOf(db).add(db, indexOf(db).prepare(entries))
    await changeWordCounts(db, countWords(entries.map((after) => ({ after }))))
  })
  const folder = join(temporaryFolder(), 'night')
  await makeBackup(config, folder, NOW)
  const target = await emptyStore()

  await restoreBackup(target, folder)

  const to = IssueDate.parse('2026-11-15')
  const request = { publisher: 'PV', text: 'river', to, without: [], offset: 0, limit: 10 } as const
  const { found } = await using(target, (db) => find(db, request))
  expect(found.map(rowId)).toEqual(ids.toReversed())
})

test('a backup made during writes is a consistent snapshot', async () => {
  const config = await filledStore()
  const writer = startWriter(config)
  onTestFinished(() => writer.stop())
  await expect.poll(writer.written).toBeGreaterThan(50)
  const before = writer.written()
  const folder = join(temporaryFolder(), 'night')
  await makeBackup(config, folder, NOW)
  await expect.poll(writer.written).toBeGreaterThan(before)

  const target = await emptyStore()
  await restoreBackup(target, folder)

  const [secrets, limits] = await using(target, async (db) => [
    await db
      .selectFrom('secret')
      .select(['name', 'value'])
      .where('name', 'like', 'written %')
      .execute(),
    await db.selectFrom('rate_limit').select('bucket').execute(),
  ])
  const names = secrets.map((row) => ('name' in row ? row.name : ''))
  expect(names.length).toBeGreaterThanOrEqual(before)
  expect(new Set(limits.map((row) => ('bucket' in row ? row.bucket : '')))).toEqual(new Set(names))
})

test('a backup that was killed halfway cannot be restored, and can be made again', async () => {
  const config = await filledStore(200)
  const folder = await killedInTheMiddle(config)

  await expect(restoreBackup(await emptyStore(), `${folder}.unfinished`)).rejects.toThrow(
    'is not a complete backup',
  )
  await makeBackup(config, folder, NOW)
  await restoreBackup(await emptyStore(), folder)
})

/** Returns where the backup would have been. Tries again when the backup was complete before it could be killed. */
async function killedInTheMiddle(config: StoreConfig): Promise<string> {
  for (;;) {
    const folder = join(temporaryFolder(), 'night')
    const command = startCommand(['backup', folder], config)
    const ended = once(command, 'exit')
    while (!existsSync(join(`${folder}.unfinished`, 'assets')) && command.exitCode === null) {
      await setTimeout(1)
    }
    command.kill('SIGKILL')
    await ended
    if (!existsSync(folder)) return folder
    await restoreBackup(await emptyStore(), folder)
  }
}

test.each([
  ['a file was lost', (folder: string) => rmSync(join(folder, PAGE)), `${PAGE} is missing`],
  [
    'a file was changed',
    (folder: string) => appendFileSync(join(folder, PAGE), 'x'),
    `${PAGE} has changed`,
  ],
  [
    'its list is torn',
    (folder: string) => writeFileSync(join(folder, 'backup.json'), '{'),
    'not a backup',
  ],
  [
    'its list is missing',
    (folder: string) => rmSync(join(folder, 'backup.json')),
    'not a complete backup',
  ],
])('a backup is refused when %s, and nothing is written', async (_what, spoil, words) => {
  const { folder } = await backedUp()
  spoil(folder)
  const target = await emptyStore()
  await expect(restoreBackup(target, folder)).rejects.toThrow(words)
  expect(existsSync(join(target.dataDir, 'secret.key'))).toBe(false)
})

test('neither backup nor restore overwrites existing data', async () => {
  const { config, folder } = await backedUp()
  await expect(makeBackup(config, folder, NOW)).rejects.toThrow('is not empty')
  await expect(restoreBackup(config, folder)).rejects.toThrow('A database already exists')
  const target = await emptyStore()
  writeFileSync(join(target.dataDir, 'secret.key'), 'another')
  await expect(restoreBackup(target, folder)).rejects.toThrow('is not empty')
})

test('a backup leaves page files in their bucket and names the bucket', async () => {
  const config = await filledStore()
  const s3 = {
    bucket: 'pages',
    region: 'x',
    endpoint: undefined,
    accessKeyId: 'x',
    secretAccessKey: 'x',
  }
  const assets = { kind: 's3', ...s3, forcePathStyle: true, prefix: undefined } as const
  const folder = join(temporaryFolder(), 'night')
  const manifest = await makeBackup({ ...config, assets }, folder, NOW)
  expect(manifest.bucket).toBe('pages')
  expect(manifest.files.filter(({ path }) => path.startsWith('assets/'))).toEqual([])
  await expect(restoreBackup(await emptyStore(), folder)).rejects.toThrow('in the bucket pages')
  await restoreBackup({ ...(await emptyStore()), assets }, folder)
})

test('a backup of an earlier release is migrated, and one of a later release is refused', async () => {
  const earlier = await emptyStore()
  const db = await openDatabase(earlier.database, { upTo: '009-messages' })
  await db.insertInto('reader').values({ id: 'asha', first_name: '', time_joined: 1 }).execute()
  await db.destroy()
  const folder = join(temporaryFolder(), 'night')
  const { migrations } = await makeBackup(earlier, folder, NOW)
  expect(migrations.at(-1)).toBe('009-messages')

  const target = await emptyStore()
  await restoreBackup(target, folder)
  const restored = await using(target, async (now) => [
    await now.selectFrom('reader').select('id').execute(),
    await now.selectFrom('information_part').selectAll().execute(),
  ])
  expect(restored).toEqual([[{ id: 'asha' }], []])

  const list = join(folder, 'backup.json')
  writeFileSync(list, readFileSync(list, 'utf8').replace('009-messages', '999-later'))
  await expect(restoreBackup(await emptyStore(), folder)).rejects.toThrow(
    'made by a newer release, whose database has 999-later: install that release or a later one',
  )
})
