import { createServer, type RequestListener, type Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { createApp } from '../app.ts'
import { withQuickRenewals } from '../auth/quick-renewals.ts'
import type { Config } from '../config.ts'
import { productionWarnings } from '../integrations/stand-ins-config.ts'
import { startKeepingWarm } from '../issues/keep-warm.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import { withQuickPlaces } from '../reading-places/quick-places.ts'
import type { Services } from '../services.ts'
import { allTitles, byHost } from '../titles/titles.ts'
import { pageFiller } from '../web-app/fill-page.ts'
import { webAppRoutes } from '../web-app/web-app.ts'
import { MAX_HEADER_BYTES } from './limits.ts'
import { closeServer, listen } from './listen.ts'
import type { Log } from './log.ts'
import { withQuickLane } from './quick-lane.ts'
import { quickRoutes } from './quick-routes.ts'
import { securityHeaderList } from './security-headers.ts'

const WEB_APP = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Requests in flight get this long to finish after `stop`. */
const STOP_GRACE_MS = 10_000
const STOP_SWEEP_MS = 50

export interface RunningServer {
  port: number
  /** Takes no new requests, finishes those in flight and closes the services. */
  stop(): Promise<void>
}

export async function startServer(services: Services, webApp = WEB_APP): Promise<RunningServer> {
  const listener = await listenerByHost(services, webApp)
  const { port, servers } = await listen(() => newServer(listener), services.config)
  for (const warning of productionWarnings(services.config)) services.log('warn', warning)
  if (services.config.standInsOpen) warnOfOpenStandIns(services.log)
  services.search.warm()
  const jobs = services.config.jobs ? startJobs(services) : undefined
  const warming = allTitles(services).map((title) => startKeepingWarm(title))
  return {
    port,
    stop: async () => {
      await jobs?.stop()
      await Promise.all(warming.map((one) => one.stop()))
      await services.boardFeed.stop()
      await services.correctionStreams.stop()
      await stop(servers, services)
    },
  }
}

/** The host name of a request chooses its title. Only the Host header counts: the proxy in front passes it on. */
async function listenerByHost(services: Services, webApp: string): Promise<RequestListener> {
  const [own, ...others] = await Promise.all(
    allTitles(services).map(async (title) => ({
      publicUrl: title.config.publicUrl,
      value: await listenerOfTitle(title, webApp),
    })),
  )
  if (!own) throw new Error('A deployment has at least one title')
  const listenerAt = byHost(own, others)
  return (incoming, outgoing) => listenerAt(incoming.headers.host)(incoming, outgoing)
}

async function listenerOfTitle(services: Services, webApp: string): Promise<RequestListener> {
  const app = await createApp(services)
  const { standIns } = services.config
  const page = await webAppRoutes(app, webApp, (html) => pageFiller(html, services), { standIns })
  const appListener = withQuickRenewals(
    withQuickPlaces(getRequestListener(app.fetch), services),
    services,
  )
  return withQuickLane(appListener, {
    find: quickRoutes(services, page),
    headers: securityHeaderList(services).flat(),
    log: services.log,
  })
}

function newServer(listener: RequestListener): Server {
  const limits = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 }
  return createServer({ maxHeaderSize: MAX_HEADER_BYTES, ...limits }, listener)
}

export function warnOfOpenStandIns(log: Log): void {
  log('warn', 'STAND_INS=on: anyone who can reach this server can read codes and sign in as anyone')
}

/** Fails early, before the sample newspaper is made, if the port is in use. */
export async function requireFreePort(config: Config): Promise<void> {
  const { servers } = await listen(createServer, config)
  await Promise.all(servers.map(closeServer))
}

async function stop(servers: Server[], services: Services): Promise<void> {
  const { db, search, tokenUse, rotations } = services
  await Promise.all(servers.map(finish))
  for (const { closeMessaging } of allTitles(services)) closeMessaging()
  await rotations.stop()
  await tokenUse.stop()
  await search.close()
  await db.destroy()
}

/** Takes no new connections and waits for the requests in flight. */
async function finish(server: Server): Promise<void> {
  const closed = closeServer(server)
  // Browsers keep connections open after the last answer. These are idle and can be closed.
  const sweep = setInterval(() => server.closeIdleConnections(), STOP_SWEEP_MS)
  const timeout = setTimeout(() => server.closeAllConnections(), STOP_GRACE_MS)
  await closed
  clearInterval(sweep)
  clearTimeout(timeout)
}
