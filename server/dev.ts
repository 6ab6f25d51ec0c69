import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { fillPage as fill } from './fill-page.ts'
import { openServices } from './services.ts'

/** The app as vite loads it during development: once at first, and again after each edit. */
const services = await openServices(readConfig(process.env))

export const app = await createApp(services)

export const fillPage = (html: string): string => fill(html, services)
