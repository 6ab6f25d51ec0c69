import { expect, onTestFinished, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { openTestDatabase } from '../testing.ts'
import { claimJob, endJob, extendClaim } from './claims.ts'
import { cancelJob, insertPressJob, pressJobOf, retryJob } from './press-jobs.ts'

const DATE = IssueDate.parse('2026-11-15')
const START = Date.parse('2026-11-15T02:00:00+05:30')
const at = (seconds: number) => new Date(START + seconds * 1000)
const claimant = (holder: string, seconds: number) => ({ holder, now: at(seconds) })

async function openQueue() {
  const db = await openTestDatabase()
  onTestFinished(() => db.destroy())
  const add = (edition: number, seconds: number) =>
    insertPressJob(
      db,
      {
        key: { publisher: 'PV', edition, date: DATE },
        staff_id: 'asha',
        task: { kind: 'hold', pageNo: 2 },
        from: {},
      },
      at(seconds),
    )
  const claim = async (holder: string, seconds: number) =>
    (await claimJob(db, claimant(holder, seconds)))?.id
  return { db, add, claim }
}

test('jobs of one issue run one after the other, and those of another issue meanwhile', async () => {
  const { db, add, claim } = await openQueue()
  const [first, second, elsewhere] = [await add(4, 0), await add(4, 1), await add(6, 2)]
  expect(await claim('a', 3)).toBe(first)
  expect(await claim('b', 3)).toBe(elsewhere)
  expect(await claim('c', 3)).toBeUndefined()
  expect(await endJob(db, first, claimant('a', 4), { state: 'done' })).toBe(true)
  const claims = await Promise.all(['c', 'd', 'e'].map((holder) => claim(holder, 4)))
  expect(claims.filter(Boolean)).toEqual([second])
})

test('another worker continues a job whose worker was killed, and the killed one cannot end it', async () => {
  const { db, add, claim } = await openQueue()
  const id = await add(4, 0)
  expect(await claim('a', 1)).toBe(id)
  expect(await extendClaim(db, id, claimant('a', 4))).toBe(true)
  expect(await claim('b', 8)).toBeUndefined()
  expect(await claim('b', 10)).toBe(id)
  expect(await extendClaim(db, id, claimant('a', 11))).toBe(false)
  expect(await endJob(db, id, claimant('a', 11), { state: 'done' })).toBe(false)
  expect(await pressJobOf(db, id)).toMatchObject({ state: 'running', attempts: 2 })
})

test('a cancelled job is claimed by nobody until it is queued again', async () => {
  const { db, add, claim } = await openQueue()
  const id = await add(4, 0)
  await claim('a', 1)
  expect(await cancelJob(db, id, at(2))).toBe(true)
  expect(await endJob(db, id, claimant('a', 3), { state: 'done' })).toBe(false)
  expect(await claim('b', 30)).toBeUndefined()
  expect(await retryJob(db, id, at(31))).toBe(true)
  expect(await claim('b', 32)).toBe(id)
})
