import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { StartError } from '#store/store-config.ts'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { pageFiller } from './fill-page.ts'
import { MAX_HEADER_BYTES } from './http/limits.ts'
import { withQuickLane } from './http/quick-lane.ts'
import { securityHeaderList } from './http/security-headers.ts'
import { startJobs } from './jobs/start-jobs.ts'
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
  const page = await webAppRoutes(app, webApp, (html) => pageFiller(html, services))
  const server = createServer(
    { maxHeaderSize: MAX_HEADER_BYTES, headersTimeout: 10_000, requestTimeout: 30_000 },
    withQuickLane(getRequestListener(app.fetch), {
      find: quickRoutes(services, page),
      headers: securityHeaderList(services).flat(),
      log: services.log,
    }),
  )
  server.keepAliveTimeout = 65_000
  const port = await listen(server, services.config)
  services.search.warm()
  const jobs = services.config.jobs ? startJobs(services) : undefined
  return {
    port,
    stop: async () => {
      await jobs?.stop()
      await stop(server, services)
    },
  }
}

/** Finds out before anything long is begun. */
export async function requireFreePort(config: Config): Promise<void> {
  const probe = createServer()
  await listen(probe, config)
  probe.close()
  await once(probe, 'close')
}

async function listen(server: Server, { port, host }: Config): Promise<number> {
  server.listen({ port, host })
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new StartError(reasonNotToListen(error, port))
  }
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}

function reasonNotToListen(error: unknown, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Choose another: PORT=${port + 1} npm start`
  if (code === 'EACCES')
    return `Port ${port} needs more rights. Choose one above 1023: PORT=3000 npm start`
  return `Cannot listen on port ${port}: ${error instanceof Error ? error.message : error}`
}

async function stop(server: Server, services: Services): Promise<void> {
  const { db, search, tokenUse, closeMessaging } = services
  const closed = once(server, 'close')
  server.close()
  // A browser keeps its connection after its last answer; it is idle then, and only then.
  const sweep = setInterval(() => server.closeIdleConnections(), STOP_SWEEP_MS)
  const impatience = setTimeout(() => server.closeAllConnections(), STOP_GRACE_MS)
  await closed
  clearInterval(sweep)
  clearTimeout(impatience)
  closeMessaging()
  await tokenUse.stop()
  await search.close()
  await db.destroy()
}
