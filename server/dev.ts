import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { pageFiller } from './fill-page.ts'
import { openServices } from './services.ts'

/** The app as vite loads it during development: once at first, and again after each edit. */
const services = await openServices(readConfig(process.env))

export const app = await createApp(services)

export async function fillPage(html: string, request: Request): Promise<string> {
  return (await pageFiller(html, services)(request)).draw()
}
