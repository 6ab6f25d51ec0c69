import { readConfig } from '../../config.ts'
import { isMovable } from '../../integrations/clock.ts'
import { runDueJobs } from '../../jobs/run-jobs.ts'
import { openServices } from '../../services.ts'

/** Test program: runs the jobs that are due at the time in its argument, and kills itself once the gateway has taken a refund. */
const services = await openServices(readConfig(process.env))
const { gateway, clock } = services
if (isMovable(clock)) clock.moveTo(new Date(process.argv[2] ?? ''))
const { refund } = gateway
gateway.refund = async (request) => {
  await refund(request)
  process.kill(process.pid, 'SIGKILL')
  throw new Error('The process outlived its end')
}
await runDueJobs(services)
