// @module-tag slow: starts a server process and kills it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { operatorAt } from '#cli/testing.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import { insertReader } from '#store/payments/testing.ts'
import { sentFrom, THIS_MACHINE } from '../../auth/testing.ts'
import { openLockable } from '../../fault-tests/lockable-testing.ts'
import { isMovable } from '../../integrations/clock.ts'
import { passTimeUntil, runDueJobs } from '../../jobs/run-jobs.ts'
import type { Services } from '../../services.ts'
import { faultsInBooks } from '../books-testing.ts'
import { stockPlans } from '../testing.ts'
import { memberByToken } from '../token-member-testing.ts'
import { REFUND_FAILS } from './refund-testing.ts'
import { refundPayment } from './refunds.ts'

const RUN = fileURLToPath(new URL('../../../run.mjs', import.meta.url))
const PROGRAM = fileURLToPath(new URL('./refund-to-kill.ts', import.meta.url))

test('a server killed between sending and recording a refund pays it once', async () => {
  const { services, passUntil } = await shopWithManualRefund()
  const { db } = services
  const operator = operatorAt({ db, refundServices: services })
  const type = (...args: string[]) => operator.type('payments', ...args)
  const [refund] = JSON.parse(await type('refunds', '--json'))
  // From now on the bank pays, and the gateway's events are lost.
  await db.updateTable('sandbox_payment').set({ outcome: 'webhook-lost' }).execute()
  await type('refund-retry', refund.id)

  expect(await endOfServer(services)).toBe('SIGKILL')

  const stored = () => db.selectFrom('refund').selectAll().executeTakeFirstOrThrow()
  expect(await stored()).toMatchObject({ state: 'requested' })
  expect(await type('refund-retry', refund.id)).toContain('Nothing was done')
  const paid = ['--reference', 'SBIN326340123456', '--on', '2026-11-25', '--by', 'asha']
  await expect(type('refund-paid', refund.id, ...paid)).rejects.toThrow('is in progress')
  // The lease of the interrupted job has expired by then.
  await passUntil(new Date(services.clock.now().getTime() + 10 * MINUTE_MS))
  await runDueJobs(services)
  expect(await stored()).toMatchObject({ state: 'processed', transferred_on: null })
  const made = await db.selectFrom('sandbox_refund').select('state').execute()
  expect(made.filter(({ state }) => state === 'processed')).toHaveLength(1)
  expect(await faultsInBooks(db)).toEqual([])
})

/** On a database that another process can open. */
async function shopWithManualRefund() {
  const { services, app } = await openLockable()
  const { db, clock, secrets } = services
  if (!isMovable(clock)) throw new Error('The clock cannot be moved')
  const passUntil = (time: Date) => passTimeUntil({ ...services, clock }, time)
  await passUntil(new Date('2026-11-15T12:00:00+05:30'))
  await stockPlans(db)
  const send = async (path: string, init: RequestInit) =>
    app.request(path, init, sentFrom(THIS_MACHINE))
  const member = await memberByToken(await insertReader(db), { db, secrets, send })
  await member.buy('month', 'standard', REFUND_FAILS)
  const { id } = await db.selectFrom('payment').select('id').executeTakeFirstOrThrow()
  const at = clock.now()
  const request = { paymentId: id, amountCents: 5000, reason: 'operator', at } as const
  await db.transaction().execute((tx) => refundPayment(tx, request))
  await passUntil(new Date('2026-11-25T12:00:00+05:30'))
  return { services, passUntil }
}

async function endOfServer({ config, clock }: Services): Promise<NodeJS.Signals | null> {
  const { dataDir, database } = config
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    NODE_NO_WARNINGS: '1',
    LOG_LEVEL: 'error',
    ...(database.kind === 'postgres' && { DATABASE_URL: database.url }),
  }
  const args = [RUN, PROGRAM, clock.now().toISOString()]
  const server = spawn(process.execPath, args, { env, stdio: 'inherit' })
  const [, signal] = await once(server, 'exit')
  return signal
}
