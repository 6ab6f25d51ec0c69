// @module-tag slow: holds the database lock longer than the server waits for it.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sendContactMessage } from '#contract/contact.ts'
import { SANDBOX_CARDS } from '#contract/sandbox-gateway.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import { clearIndex } from '#store/search/clear-index.ts'
import { browserOn } from '../auth/testing.ts'
import { orderOf } from '../integrations/gateway/contract-testing.ts'
import { isSandbox } from '../integrations/gateway/sandbox/sandbox-gateway.ts'
import { GROUPS } from '../issues/testing.ts'
import { runDueJobs } from '../jobs/run-jobs.ts'
import { startIndexing } from '../search/start-indexing.ts'
import { publishArticles } from '../search/testing.ts'
import { openLockable } from './lockable-testing.ts'

/** Longer than the server waits for the lock. */
const HELD_MS = 6000

const MESSAGE = { name: 'Kavya', contact: 'kavya@example.com', subject: 'A', message: 'B' }

test('a finished job is not repeated if its end could not be recorded at first', async () => {
  const { app, services, whileLocked } = await openLockable()
  const { db } = services
  const key = { 'idempotency-key': randomUUID() }
  await browserOn({ app }).send('POST', sendContactMessage.path, MESSAGE, key)
  let sent = 0
  const locking = {
    ...services,
    /** Takes the lock while the e-mail is sent, and holds it beyond the end of the job. */
    sendMail: () =>
      new Promise<void>((resolve) => {
        sent += 1
        whileLocked(HELD_MS, resolve)
      }),
  }

  await runDueJobs(locking)

  const jobs = await db.selectFrom('job').select(['state', 'tries']).execute()
  expect({ jobs, sent }).toEqual({ jobs: [{ state: 'done', tries: 1 }], sent: 1 })
})

test('gateway events that fail because of a locked database are accepted when it is unlocked', async () => {
  const { services, whileLocked } = await openLockable()
  const { gateway, db, clock } = services
  if (!isSandbox(gateway)) throw new Error('not the sandbox')
  const { orderId } = await gateway.createOrder(orderOf())
  const [number = ''] = Object.keys(SANDBOX_CARDS)
  await gateway.pay({ method: 'card', order_id: orderId, number })
  let underLock: Promise<void> | undefined
  await whileLocked(HELD_MS, () => {
    underLock = runDueJobs(services)
  })
  await Promise.allSettled([underLock])

  await runDueJobs(services)

  const waiting = db.selectFrom('sandbox_delivery').select('due_at').where('state', '=', 'waiting')
  const late = await waiting.execute()
  expect(late.every(({ due_at }) => due_at > clock.now().getTime())).toBe(true)
  const events = await db.selectFrom('gateway_event').select('applied_at').execute()
  expect(events.length + late.length).toBe(3)
  expect(events.every(({ applied_at }) => applied_at !== null)).toBe(true)
})

test('indexing continues after the database was locked', async () => {
  const { services, whileLocked } = await openLockable()
  const { db } = services
  await saveEditionGroups(db, 'PV', GROUPS)
  await publishArticles(services, [[{ id: 'a-1', title: 'Elephant' }]])
  await clearIndex(db)
  let indexing: ReturnType<typeof startIndexing> | undefined
  await whileLocked(HELD_MS, () => {
    indexing = startIndexing(services)
  })

  const indexed = () => db.selectFrom('search_issue').select('version').execute()
  await expect.poll(indexed).toEqual([{ version: 'v1' }])
  await indexing?.stop()
})
