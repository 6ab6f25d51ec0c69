import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { type RunningJobs, startJobs } from './jobs/start-jobs.ts'
import { openServices } from './services.ts'
import { allTitles, byHost } from './titles/titles.ts'
import { pageFiller } from './web-app/fill-page.ts'

/** The app for development. Vite loads this module at the start and again after each edit. */
const services = await openServices(readConfig(process.env))

const titles = await Promise.all(
  allTitles(services).map(async (title) => ({
    publicUrl: title.config.publicUrl,
    value: { title, app: await createApp(title) },
  })),
)
const [own, ...others] = titles
if (!own) throw new Error('A deployment has at least one title')
const titleAt = byHost(own, others)
const titleOf = ({ headers }: Request) => titleAt(headers.get('host') ?? undefined)

export const app = { fetch: (request: Request) => titleOf(request).app.fetch(request) }

/** After an edit, the jobs of the replaced module are stopped first. */
const running = globalThis as { jobsInDev?: RunningJobs }
await running.jobsInDev?.stop()
if (services.config.jobs) running.jobsInDev = startJobs(services)

export async function fillPage(html: string, request: Request): Promise<string> {
  return (await pageFiller(html, titleOf(request).title)(request)).render()
}
