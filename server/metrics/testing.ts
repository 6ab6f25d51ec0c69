import { getMetrics } from '#contract/health.ts'
import { API_BASE } from '#contract/route.ts'
import type { App } from '../http/app.ts'
import { createTestServer } from '../testing.ts'

export const METRICS_TOKEN = 'a token of the tests with more than 32 characters'

/** The real app with its figures. */
export async function openMetrics(env: Record<string, string> = {}) {
  const server = await createTestServer({ ...env, METRICS_TOKEN })
  const ask = (token: string) => askForMetrics(server.app, token)
  return { ...server, ask, read: () => readMetrics(server.app) }
}

function askForMetrics(app: App, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  return app.request(API_BASE + getMetrics.path, { headers })
}

export async function readMetrics(app: App): Promise<string> {
  return (await askForMetrics(app, METRICS_TOKEN)).text()
}
