import { createServer, type RequestListener, type Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { pageFiller } from './fill-page.ts'
import { MAX_HEADER_BYTES } from './http/limits.ts'
import { closed, listen } from './http/listen.ts'
import type { Log } from './http/log.ts'
import { withQuickLane } from './http/quick-lane.ts'
import { securityHeaderList } from './http/security-headers.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { startKeepingWarm } from './keep-warm.ts'
import { productionWarnings } from './production-config.ts'
import { quickRoutes } from './quick-routes.ts'
import type { Services } from './services.ts'
import { webAppRoutes } from './web-app.ts'

const WEB_APP = fileURLToPath(new URL('../web/dist', import.meta.url))

/** Requests in flight get this long to finish once the server is told to stop. */
const STOP_GRACE_MS = 10_000
const STOP_SWEEP_MS = 50

export interface RunningServer {
  port: number
  /** Takes no new requests, finishes those in flight, closes what was opened. */
  stop(): Promise<void>
}

export async function startServer(services: Services, webApp = WEB_APP): Promise<RunningServer> {
  const app = await createApp(services)
  const { standIns } = services.config
  const page = await webAppRoutes(app, webApp, (html) => pageFiller(html, services), { standIns })
  const listener = withQuickLane(getRequestListener(app.fetch), {
    find: quickRoutes(services, page),
    headers: securityHeaderList(services).flat(),
    log: services.log,
  })
  const { port, servers } = await listen(() => newServer(listener), services.config)
  for (const warning of productionWarnings(services.config)) services.log('warn', warning)
  if (services.config.standInsOpen) warnOfOpenStandIns(services.log)
  services.search.warm()
  const jobs = services.config.jobs ? startJobs(services) : undefined
  const warming = startKeepingWarm(services)
  return {
    port,
    stop: async () => {
      await jobs?.stop()
      await warming.stop()
      await stop(servers, services)
    },
  }
}

function newServer(listener: RequestListener): Server {
  const limits = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 }
  return createServer({ maxHeaderSize: MAX_HEADER_BYTES, ...limits }, listener)
}

export function warnOfOpenStandIns(log: Log): void {
  log('warn', 'STAND_INS=on: whoever reaches this server can read codes and sign in as anyone')
}

/** Finds out before anything long is begun. */
export async function requireFreePort(config: Config): Promise<void> {
  const { servers } = await listen(createServer, config)
  await Promise.all(servers.map(closed))
}

async function stop(servers: Server[], services: Services): Promise<void> {
  const { db, search, tokenUse, closeMessaging } = services
  await Promise.all(servers.map(finish))
  closeMessaging()
  await tokenUse.stop()
  await search.close()
  await db.destroy()
}

/** Takes no new connections and waits for the requests in flight. */
async function finish(server: Server): Promise<void> {
  const over = closed(server)
  // A browser keeps its connection after its last answer; it is idle then, and only then.
  const sweep = setInterval(() => server.closeIdleConnections(), STOP_SWEEP_MS)
  const impatience = setTimeout(() => server.closeAllConnections(), STOP_GRACE_MS)
  await over
  clearInterval(sweep)
  clearTimeout(impatience)
}
