import { timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { getMetrics } from '#contract/health.ts'
import { API_BASE } from '#contract/route.ts'
import { answerProblem } from '../http/answer-error.ts'
import type { App, HttpEnv } from '../http/app.ts'
import { closeServer, listen } from '../http/listen.ts'
import type { Services } from '../services.ts'

/** Only where a token is configured, and for whoever brings it. */
export function metricsRoutes(app: App, { config: { metricsToken }, metrics }: Services): void {
  if (!metricsToken || !metrics) return
  app.get(getMetrics.path, async (context) => {
    if (!isSame(context.req.header('authorization') ?? '', `Bearer ${metricsToken}`)) {
      return answerProblem(context, 'forbidden', 'The token is missing or wrong.')
    }
    return context.text(await metrics.text(), 200, { 'Cache-Control': 'no-store' })
  })
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

interface MetricsServer {
  port: number
  stop(): Promise<void>
}

/** Serves the figures of a process that has no other routes. Undefined where no port or no token is configured. */
export async function serveMetrics(services: Services): Promise<MetricsServer | undefined> {
  const { workerMetricsPort, metricsToken, host } = services.config
  if (workerMetricsPort === undefined || !metricsToken) return undefined
  const app: App = new Hono<HttpEnv>().basePath(API_BASE)
  metricsRoutes(app, services)
  const listener = getRequestListener(app.fetch)
  const address = { port: workerMetricsPort, host }
  const { port, servers } = await listen(() => createServer(listener), address)
  return {
    port,
    stop: async () => {
      const ends = servers.map(closeServer)
      for (const server of servers) server.closeAllConnections()
      await Promise.all(ends)
    },
  }
}
