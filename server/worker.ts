import { StartError } from '#store/store-config.ts'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { serveMetrics } from './metrics/routes.ts'
import { openServices } from './services.ts'

/** `npm run worker`: runs jobs in a process of its own. The servers then run with JOBS=off. */
try {
  const services = await openServices(readConfig(process.env))
  // The sandbox gateway sends its events to an app.
  await createApp(services)
  const metrics = await serveMetrics(services)
  const jobs = startJobs(services)
  services.log('info', 'working')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await jobs.stop()
      await metrics?.stop()
      services.closeMessaging()
      await services.search.close()
      await services.db.destroy()
      process.exit(0)
    })
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
}
