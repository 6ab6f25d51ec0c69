import { getMetrics } from '#contract/health.ts'
import { API_BASE } from '#contract/route.ts'
import { createTestServer } from '../testing.ts'

export const METRICS_TOKEN = 'a token of the tests with more than 32 characters'

/** The real app with its figures. */
export async function openMetrics(env: Record<string, string> = {}) {
  const server = await createTestServer({ ...env, METRICS_TOKEN })
  const ask = (token: string) =>
    server.app.request(API_BASE + getMetrics.path, {
      headers: { authorization: `Bearer ${token}` },
    })
  const read = async () => (await ask(METRICS_TOKEN)).text()
  return { ...server, ask, read }
}
