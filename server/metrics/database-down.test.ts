import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { API_BASE } from '#contract/route.ts'
import { hasRowLocks } from '#store/locks.ts'
import { openMetrics } from './testing.ts'

test('without a database the other figures are still reported', async () => {
  const { app, read, services } = await openMetrics()
  await app.request(`${API_BASE}/healthz`)
  expect(await read()).toContain('broadsheet_database_up 1')
  await services.db.destroy()

  const text = await read()

  expect(text).toContain('broadsheet_database_up 0')
  expect(text).toContain('route="/api/healthz",status="200"} 1')
  expect(text).not.toContain('broadsheet_payments{')
  expect(text).not.toContain('broadsheet_jobs_late 0')
})

test('a database that hangs does not hold up the figures, and is read again once it answers', {
  tags: 'slow',
}, async () => {
  const { read, services } = await openMetrics()
  const { db } = services
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let isLocked = () => {}
  const locked = new Promise<void>((resolve) => {
    isLocked = resolve
  })
  const lock = db.transaction().execute(async (transaction) => {
    if (hasRowLocks(db)) await sql`lock table job`.execute(transaction)
    isLocked()
    await released
  })
  await locked

  expect(await read()).toContain('broadsheet_database_up 0')
  release()
  await lock
  await expect.poll(read).toContain('broadsheet_database_up 1')
})
