import { readConfig } from '../../config.ts'
import { isMovable } from '../../integrations/clock.ts'
import { runDueJobs } from '../../jobs/run-jobs.ts'
import { openServices } from '../../services.ts'

/** Does what is due at the time of its argument, and dies as soon as the gateway has taken a refund: for a test. */
const services = await openServices(readConfig(process.env))
const { gateway, clock } = services
if (isMovable(clock)) clock.moveTo(new Date(process.argv[2] ?? ''))
const { refund } = gateway
gateway.refund = async (asked) => {
  await refund(asked)
  process.kill(process.pid, 'SIGKILL')
  throw new Error('The process outlived its end')
}
await runDueJobs(services)
