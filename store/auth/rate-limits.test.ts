import { expect, onTestFinished, test } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import { openTestDatabase } from '../testing.ts'
import { forgetOldTurns, giveBackTurns, type Turns, takeTurns } from './rate-limits.ts'

const NOW = Date.parse('2026-11-15T12:00:00+05:30')
const narrow = { bucket: 'codes to a reader', limits: [{ limit: 3, windowMs: 1000 }] }
const wide = { bucket: 'codes from an address', limits: [{ limit: 5, windowMs: 1000 }] }
const sms = { name: 'sms', day: '2026-11-15', limit: 4 }

async function database() {
  const db = await openTestDatabase()
  onTestFinished(() => db.destroy())
  return db
}

const kindsOf = (results: { kind: string }[], kind: string) =>
  results.filter((result) => result.kind === kind).length

test('twenty requests at once take no more turns than the limit, in whatever order they name the buckets', async () => {
  const db = await database()
  const both: Turns[] = [{ turns: [narrow, wide] }, { turns: [wide, narrow] }]

  const taken = await Promise.all(
    Array.from({ length: 20 }, (_, i) => takeTurns(db, both[i % 2] ?? { turns: [] }, NOW + i)),
  )

  expect(kindsOf(taken, 'taken')).toBe(3)
  expect(kindsOf(taken, 'refused')).toBe(17)
})

test('a refused turn does not use up the other turns of the request', async () => {
  const db = await database()
  for (const _ of [1, 2, 3]) await takeTurns(db, { turns: [narrow] }, NOW)

  expect(await takeTurns(db, { turns: [wide, narrow], daily: sms }, NOW)).toEqual({
    kind: 'refused',
    retryAt: NOW + 1000,
  })

  const others = { turns: [{ ...wide, limits: [{ limit: 1, windowMs: 1000 }] }] }
  expect(await takeTurns(db, others, NOW)).toEqual({ kind: 'taken' })
  expect(await db.selectFrom('daily_count').selectAll().execute()).toEqual([])
})

test('a request beyond the daily limit is refused and uses up no other limit', async () => {
  const db = await database()
  const free = { bucket: 'free', limits: [{ limit: 100, windowMs: 1000 }] }

  const taken = await Promise.all(
    Array.from({ length: 20 }, () => takeTurns(db, { turns: [free], daily: sms }, NOW)),
  )

  expect(kindsOf(taken, 'taken')).toBe(4)
  expect(kindsOf(taken, 'day-is-full')).toBe(16)
  const tomorrow = { ...sms, day: '2026-11-16' }
  expect((await takeTurns(db, { turns: [], daily: tomorrow }, NOW)).kind).toBe('taken')
  const { hits } = await db
    .selectFrom('rate_limit')
    .select('hits')
    .where('bucket', '=', 'free')
    .executeTakeFirstOrThrow()
  expect(JSON.parse(hits)).toHaveLength(4)
})

test('a turn that was given back can be taken again', async () => {
  const db = await database()
  const turns = { turns: [narrow, wide], daily: { ...sms, limit: 1 } }
  await takeTurns(db, { turns: [narrow] }, NOW)
  await takeTurns(db, turns, NOW + 1)

  await giveBackTurns(db, turns, { takenAt: NOW + 1, now: NOW + 2 })

  expect((await takeTurns(db, turns, NOW + 2)).kind).toBe('taken')
  expect((await takeTurns(db, { turns: [narrow] }, NOW + 3)).kind).toBe('taken')
  expect((await takeTurns(db, { turns: [narrow] }, NOW + 4)).kind).toBe('refused')
})

test('hits older than a day are deleted', async () => {
  const db = await database()
  await takeTurns(db, { turns: [narrow] }, NOW)
  await takeTurns(db, { turns: [wide] }, NOW + DAY_MS)

  await forgetOldTurns(db, NOW + DAY_MS + 1)

  const left = await db.selectFrom('rate_limit').select('bucket').execute()
  expect(left).toEqual([{ bucket: wide.bucket }])
})
