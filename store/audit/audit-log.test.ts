import { expect, onTestFinished, test } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import type { Database } from '../database.ts'
import { applyRetention } from '../reader-data/apply-retention.ts'
import { openTestDatabase } from '../testing.ts'
import { type ChangeAuthor, recordChange } from './record-change.ts'
import { verifyLog } from './verify-log.ts'

const AT = new Date('2026-11-17T23:40:00+05:30')
const AUTHOR: ChangeAuthor = {
  actor: 'staff:s1',
  from: { address: '203.0.113.7', agent: 'Firefox' },
}

async function open(entries = 0): Promise<Database> {
  const db = await openTestDatabase()
  onTestFinished(() => db.destroy())
  for (let entry = 0; entry < entries; entry += 1) await record(db, `s${entry}`)
  return db
}

async function record(db: Database, staff_id: string, at = AT): Promise<void> {
  await db.transaction().execute((tx) =>
    recordChange(tx, {
      change: { action: 'staff.closed', object: { staff_id }, before: null, after: null },
      author: AUTHOR,
      at,
    }),
  )
}

test('an empty log is intact, and so is one with entries', async () => {
  const db = await open()
  expect(await verifyLog(db)).toEqual({ kind: 'intact', entries: 0, head: '' })
  await record(db, 's1')
  await record(db, 's2')
  expect(await verifyLog(db)).toMatchObject({ kind: 'intact', entries: 2 })
})

test('writers at the same time make one chain without gaps', async () => {
  const db = await open()
  await Promise.all(Array.from({ length: 24 }, (_each, index) => record(db, `s${index}`)))
  expect(await verifyLog(db)).toMatchObject({ kind: 'intact', entries: 24 })
})

test('a change that is rolled back leaves no entry', async () => {
  const db = await open(1)
  const failed = db.transaction().execute(async (tx) => {
    await recordChange(tx, {
      change: { action: 'staff.closed', object: { staff_id: 's9' }, before: null, after: null },
      author: AUTHOR,
      at: AT,
    })
    throw new Error('rolled back')
  })
  await expect(failed).rejects.toThrow('rolled back')
  expect(await verifyLog(db)).toMatchObject({ kind: 'intact', entries: 1 })
})

const change = (db: Database) => db.updateTable('audit_change').where('seq', '=', 3)

test.each<[string, number, (db: Database) => Promise<unknown>]>([
  ['the actor', 3, (db) => change(db).set({ actor: 'staff:s2' }).execute()],
  ['the time', 3, (db) => change(db).set({ at: 0 }).execute()],
  ['the action', 3, (db) => change(db).set({ action: 'staff.reopened' }).execute()],
  ['the content', 3, (db) => change(db).set({ content: '{}' }).execute()],
  ['the title', 3, (db) => change(db).set({ publisher: 'DH' }).execute()],
  ['the hash', 3, (db) => change(db).set({ hash: 'x' }).execute()],
  ['a deleted entry', 3, (db) => db.deleteFrom('audit_change').where('seq', '=', 3).execute()],
  ['deleted last entries', 4, (db) => db.deleteFrom('audit_change').where('seq', '>', 3).execute()],
  ['a deleted log', 1, (db) => db.deleteFrom('audit_change').execute()],
  [
    'a head that was moved back',
    4,
    async (db) => {
      const { hash } = await db
        .selectFrom('audit_change')
        .select('hash')
        .where('seq', '=', 3)
        .executeTakeFirstOrThrow()
      await db.updateTable('audit_head').set({ seq: 3, hash }).execute()
    },
  ],
  [
    'the address of the author',
    3,
    (db) =>
      db
        .updateTable('audit_person')
        .set({ content: '{"address":"198.51.100.1"}' })
        .where('seq', '=', 3)
        .execute(),
  ],
])('%s is detected, as entry %i', async (_what, number, tamper) => {
  const db = await open(5)
  await tamper(db)
  expect(await verifyLog(db)).toMatchObject({ kind: 'broken', number })
})

test('a log that was rewritten from the start is detected by a head that was noted before', async () => {
  const db = await open(3)
  const noted = await verifyLog(db)
  if (noted.kind !== 'intact') throw new Error(noted.fault)
  await record(db, 's9')
  expect(await verifyLog(db, noted.head)).toMatchObject({ kind: 'intact', entries: 4 })

  for (const table of ['audit_change', 'audit_head', 'audit_person'] as const) {
    await db.deleteFrom(table).execute()
  }
  for (const id of ['x0', 'x1', 'x2', 'x3']) await record(db, id)

  expect(await verifyLog(db)).toMatchObject({ kind: 'intact', entries: 4 })
  expect(await verifyLog(db, noted.head)).toMatchObject({ kind: 'broken', number: 1 })
})

test('personal values are erased after a year, and the chain stays intact', async () => {
  const db = await open()
  await record(db, 's1', new Date(AT.getTime() - 366 * DAY_MS))
  await record(db, 's2')

  await applyRetention(db, AT)

  const left = await db.selectFrom('audit_person').select('seq').execute()
  expect(left).toEqual([{ seq: 2 }])
  expect(await verifyLog(db)).toMatchObject({ kind: 'intact', entries: 2 })
})

test('entries have no address and no browser', async () => {
  const db = await open(1)
  const entries = JSON.stringify(await db.selectFrom('audit_change').selectAll().execute())
  expect(entries).not.toMatch(/203\.0\.113\.7|Firefox/)
})
