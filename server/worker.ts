import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { serveMetrics } from './metrics/routes.ts'
import { openServices } from './services.ts'
import { allTitles } from './titles/titles.ts'

/** Runs scheduled jobs until the process gets SIGINT or SIGTERM; the servers then run with JOBS=off. */
export async function startWorker(env: NodeJS.ProcessEnv): Promise<void> {
  const services = await openServices(readConfig(env))
  // The sandbox gateway delivers its webhooks to the app.
  await createApp(services)
  const metrics = await serveMetrics(services)
  const jobs = startJobs(services)
  services.log('info', 'working')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await jobs.stop()
      await metrics?.stop()
      for (const { closeMessaging } of allTitles(services)) closeMessaging()
      await services.search.close()
      await services.db.destroy()
      process.exit(0)
    })
  }
}
