import { expect, onTestFinished, test } from 'vitest'
import type { Database } from './database.ts'
import { addJob, allDoneAt, failJob, finishJob, nextRunAt, takeDueJobs } from './jobs.ts'
import { openTestDatabase } from './testing.ts'

const now = new Date('2026-11-15T12:00:00+05:30')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const LEASE_MS = 60_000

async function withJobs(...runAfterMinutes: number[]): Promise<Database> {
  const db = await openTestDatabase()
  onTestFinished(() => db.destroy())
  for (const minutes of runAfterMinutes) await add(db, `after ${minutes}`, later(minutes))
  return db
}

const add = (db: Database, key: string, runAt: Date) =>
  addJob(db, { kind: 'test', key, payload: { key }, runAt, now })

const take = (db: Database, at: Date, limit = 100) =>
  takeDueJobs(db, { now: at, leaseMs: LEASE_MS, limit })

test('due jobs are taken, the longest due first', async () => {
  const db = await withJobs(2, 1, 3, 60)
  const jobs = await take(db, later(10))
  expect(jobs.map(({ key }) => key)).toEqual(['after 1', 'after 2', 'after 3'])
  expect(jobs[0]).toMatchObject({ kind: 'test', payload: { key: 'after 1' }, tries: 1 })
  expect(await nextRunAt(db, later(10))).toEqual(later(60))
})

test('a job with the same kind and key is added once, also after it was done', async () => {
  const db = await withJobs(0)
  await add(db, 'after 0', later(5))
  const [job, ...others] = await take(db, later(10))
  expect(others).toEqual([])
  await finishJob(db, job?.id ?? '', now)
  await add(db, 'after 0', now)
  expect(await take(db, later(10))).toEqual([])
})

test('a taken job can be taken again only after its lease has expired', async () => {
  const db = await withJobs(0)
  expect(await take(db, now)).toHaveLength(1)
  expect(await take(db, now)).toEqual([])
  expect(await take(db, later(1))).toMatchObject([{ tries: 2 }])
})

test('many workers at once take each job once', async () => {
  const db = await withJobs(...Array.from({ length: 60 }, (_, index) => index))
  const taken = await Promise.all(Array.from({ length: 12 }, () => take(db, later(100), 5)))
  const keys = taken.flat().map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  const rest = await take(db, later(100))
  expect(keys.length + rest.length).toBe(60)
})

test('a failed job is retried, and one that is given up is not', async () => {
  const db = await withJobs(0)
  const [job] = await take(db, now)
  const id = job?.id ?? ''
  await failJob(db, id, { error: 'no luck', runAt: later(5) })
  expect(await take(db, later(4))).toEqual([])
  expect(await take(db, later(5))).toHaveLength(1)
  await failJob(db, id, { error: 'no luck', runAt: undefined })
  expect(await take(db, later(1000))).toEqual([])
})

test('allDoneAt returns the time of the last job', async () => {
  const db = await withJobs(0, 1)
  const keys = ['after 0', 'after 1']
  const [first, second] = await take(db, later(10))
  await finishJob(db, first?.id ?? '', later(10))
  expect(await allDoneAt(db, 'test', keys)).toBeUndefined()
  await finishJob(db, second?.id ?? '', later(12))
  expect(await allDoneAt(db, 'test', keys)).toEqual(later(12))
  expect(await allDoneAt(db, 'test', ['nothing'])).toBeUndefined()
})
