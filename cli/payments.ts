import { userInfo } from 'node:os'
import { secretKeys, secretOfMachine } from '#server/auth/secret-keys.ts'
import { readConfig } from '#server/config.ts'
import { createReaders } from '#server/entitlements/readers.ts'
import { jsonLog } from '#server/http/log.ts'
import { movableClock, systemClock } from '#server/integrations/clock.ts'
import { openGateway } from '#server/integrations/gateway/open-gateway.ts'
import type { Database } from '#store/database.ts'
import { manualRefunds, waitingSince } from '#store/payments/refunds.ts'
import { paymentsCommand } from './payments/command.ts'
import { runOnDatabase } from './run-on-database.ts'

/** `npm run payments`: refunds that need an operator. What it asks for, the server does within seconds. */
await runOnDatabase('payments', async (args, { db }) => {
  const config = readConfig(process.env)
  const clock = config.standIns ? await clockOfStandIns(db) : systemClock
  const secrets = secretKeys(config.secretKeys ?? [await secretOfMachine(config.dataDir)])
  return paymentsCommand(args, {
    ...{ db, clock, user: userInfo().username },
    gateway: openGateway({ config, db, clock, secrets }),
    readers: createReaders({ db, clock }),
    log: jsonLog('warn', (line) => process.stderr.write(`${line}\n`)),
  })
})

/** The clock of a server with stand-ins may have been moved ahead: the sandbox must see the failures that the server saw. */
async function clockOfStandIns(db: Database) {
  const clock = movableClock()
  const latest = Math.max(0, ...(await manualRefunds(db)).map(waitingSince))
  if (latest > clock.now().getTime()) clock.moveTo(new Date(latest))
  return clock
}
