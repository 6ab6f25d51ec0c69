import { secretKeys, secretOfMachine } from '#server/auth/secret-keys.ts'
import { readConfig } from '#server/config.ts'
import { createReaders } from '#server/entitlements/readers.ts'
import { jsonLog } from '#server/http/log.ts'
import { movableClock, systemClock } from '#server/integrations/clock.ts'
import { openGateway } from '#server/integrations/gateway/open-gateway.ts'
import type { RefundServices } from '#server/payments/refunds/gateway-refunds.ts'
import type { Database } from '#store/database.ts'
import { manualRefunds, waitingSince } from '#store/payments/refunds.ts'

/** The gateway and clock that the server uses. */
export async function openRefundServices(
  db: Database,
  env: NodeJS.ProcessEnv,
): Promise<RefundServices> {
  const config = readConfig(env)
  const clock = config.standIns ? await clockOfStandIns(db) : systemClock
  const secrets = secretKeys(config.secretKeys ?? [await secretOfMachine(config.dataDir)])
  return {
    db,
    clock,
    gateway: openGateway({ config, db, clock, secrets }),
    readers: createReaders({ db, clock, title: config.publisher }),
    log: jsonLog('warn', (line) => process.stderr.write(`${line}\n`)),
  }
}

/** The clock of a server with stand-ins may be ahead. Moves ours to the newest failed refund, so that the sandbox gateway knows it. */
async function clockOfStandIns(db: Database) {
  const clock = movableClock()
  const latest = Math.max(0, ...(await manualRefunds(db)).map(waitingSince))
  if (latest > clock.now().getTime()) clock.moveTo(new Date(latest))
  return clock
}
