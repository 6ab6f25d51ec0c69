import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { type RunningJobs, startJobs } from './jobs/start-jobs.ts'
import { openServices } from './services.ts'
import { pageFiller } from './web-app/fill-page.ts'

/** The app for development. Vite loads this module at the start and again after each edit. */
const services = await openServices(readConfig(process.env))

export const app = await createApp(services)

/** After an edit, the jobs of the replaced module are stopped first. */
const running = globalThis as { jobsInDev?: RunningJobs }
await running.jobsInDev?.stop()
if (services.config.jobs) running.jobsInDev = startJobs(services)

export async function fillPage(html: string, request: Request): Promise<string> {
  return (await pageFiller(html, services)(request)).render()
}
