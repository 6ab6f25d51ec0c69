import { randomUUID } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { backupCommand, restoreCommand } from '#cli/backup-command.ts'
import { type S3, startS3 } from '#test-support/s3.ts'
import type { StoreConfig } from '../store-config.ts'
import { readManifest } from './manifest.ts'
import { s3Place } from './s3-place.ts'
import { emptyStore, filledStore, temporaryFolder, using } from './testing.ts'

let s3: S3
beforeAll(async () => {
  s3 = await startS3()
})
afterAll(() => s3.stop())

const PAGE = 'assets/PV/20261115/4/v1/p2.webp'

/** A store that copies its backups to a separate folder of the bucket. */
async function storeWithBucket() {
  const prefix = `backups/${randomUUID()}`
  const config = withAccess(await filledStore(), `s3://pages/${prefix}`)
  const place = await s3Place({ ...s3.settings, prefix })
  return { config, place, backups: temporaryFolder() }
}

function withAccess(config: StoreConfig, backupTo?: string): StoreConfig {
  const { bucket, prefix, ...backupAccess } = s3.settings
  return { ...config, backupTo, backupAccess }
}

/** Backs up under these names, one after the other. */
async function backUp(config: StoreConfig, folder: string, names: string[], ...options: string[]) {
  const reports: string[] = []
  for (const name of names) {
    reports.push(await backupCommand([join(folder, name), ...options], config))
  }
  return reports
}

test('--keep keeps the newest backups, locally and in S3, and removes only files of backups', async () => {
  const { config, place, backups } = await storeWithBucket()
  await backUp(config, backups, ['1', '2', '3'])
  writeFileSync(join(backups, '1', 'note.txt'), 'mine')
  mkdirSync(join(backups, 'other'))
  writeFileSync(join(backups, 'letter.txt'), 'mine')
  const planted = {
    ...(await readManifest(join(backups, '1'))),
    files: [{ path: '../letter.txt', bytes: 4, sha256: '' }],
  }
  writeFileSync(join(backups, 'other', 'backup.json'), JSON.stringify(planted))
  await place.write('1/note.txt', Readable.from([Buffer.from('mine')]))

  const [report] = await backUp(config, backups, ['4'], '--keep', '2')

  expect(readdirSync(backups).sort()).toEqual(['1', '3', '4', 'letter.txt', 'other'])
  expect(readdirSync(join(backups, '1'))).toEqual(['note.txt'])
  expect((await place.names()).sort()).toEqual(['1', '3', '4'])
  expect(await place.read('1/backup.json')).toBeUndefined()
  expect(report).toContain(`Removed from ${backups}: 2, 1.`)
  await restoreCommand([join(backups, '3')], await emptyStore())
})

test('the next backup completes a removal that was interrupted', async () => {
  const { config, backups } = await storeWithBucket()
  await backUp({ ...config, backupTo: undefined }, backups, ['1', '2'])
  renameSync(join(backups, '1/backup.json'), join(backups, '1/backup.removing.json'))

  await backUp({ ...config, backupTo: undefined }, backups, ['3'], '--keep', '9')

  expect(readdirSync(backups).sort()).toEqual(['2', '3'])
})

test('--keep never removes the new backup, even when the clock was set back', async () => {
  const { config, backups } = await storeWithBucket()
  const store = { ...config, backupTo: undefined }
  await backUp(store, backups, ['1'])
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2020-01-01') })
  onTestFinished(() => {
    vi.useRealTimers()
  })

  await backUp(store, backups, ['2'], '--keep', '1')

  expect(readdirSync(backups)).toEqual(['2'])
})

test('a backup that cannot be copied removes nothing, and can be copied later', async () => {
  const { config, place, backups } = await storeWithBucket()
  await backUp(config, backups, ['1'])
  await place.write('2/backup.json', Readable.from([Buffer.from('{}')]))

  await expect(backUp(config, backups, ['2'], '--keep', '1')).rejects.toThrow(
    'A backup already exists',
  )
  expect(readdirSync(backups).sort()).toEqual(['1', '2'])
  await place.remove(['2/backup.json'])
  appendFileSync(join(backups, '2', PAGE), 'x')
  await expect(backUp(config, backups, ['2'], '--keep', '1', '--copy-only')).rejects.toThrow(
    `${PAGE} has changed`,
  )
  expect(readdirSync(backups).sort()).toEqual(['1', '2'])
  writeFileSync(join(backups, '2', PAGE), 'page 2'.repeat(1000))

  await backUp(config, backups, ['2'], '--keep', '1', '--copy-only')

  expect(readdirSync(backups)).toEqual(['2'])
  expect(await place.names()).toEqual(['2'])
})

test('a copy in S3 is restored, and the operator is told to repeat erasures', async () => {
  const { config, place, backups } = await storeWithBucket()
  await backUp(config, backups, ['night'])
  const target = withAccess(await emptyStore())

  const report = await restoreCommand([`${place.address}night`], target)

  expect(await using(target, (db) => db.selectFrom('reader').select('id').execute())).toEqual([
    { id: 'asha' },
  ])
  expect(readFileSync(join(target.dataDir, PAGE), 'utf8')).toBe('page 2'.repeat(1000))
  expect(existsSync(join(target.dataDir, 'restore.fetched'))).toBe(false)
  expect(report).toContain('npm run members -- erase')
})

test('a copy in S3 that lost or changed a file is refused', async () => {
  const { config, place, backups } = await storeWithBucket()
  await backUp(config, backups, ['night'])
  await place.write(`night/${PAGE}`, Readable.from([Buffer.from('short')]))
  const restore = async () =>
    restoreCommand([`${place.address}night`], withAccess(await emptyStore()))
  await expect(restore()).rejects.toThrow(`${PAGE} has changed`)

  await place.remove([`night/${PAGE}`])
  await expect(restore()).rejects.toThrow(`${PAGE} is missing`)
})

test('a large file is copied in parts', async () => {
  const part = 5 * 1024 * 1024
  const place = await s3Place({ ...s3.settings, prefix: 'large' }, part)
  const bytes = Buffer.alloc(2 * part + 7, 'broadsheet')

  await place.write(
    'database/broadsheet.db',
    Readable.from([bytes.subarray(0, 9), bytes.subarray(9)]),
  )

  const copy = await place.read('database/broadsheet.db')
  expect(copy && (await buffer(copy)).equals(bytes)).toBe(true)
})
