import { timingSafeEqual } from 'node:crypto'
import { getMetrics } from '#contract/health.ts'
import { answerProblem } from '../http/answer-error.ts'
import type { App } from '../http/app.ts'
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
