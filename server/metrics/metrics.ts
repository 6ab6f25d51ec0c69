import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Log, LogFields } from '../http/log.ts'
import { type Kept, keptFigures } from './kept-figures.ts'

export interface Metrics {
  /** Counts what is logged, then logs it: one list of events serves both. */
  counting(log: Log): Log
  countUntrustedForwarding(): void
  /** As Prometheus reads them. */
  text(): Promise<string>
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function createMetrics(kept: Kept): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  keptFigures(registry, kept)
  const requests = new Counter({
    name: 'broadsheet_requests_total',
    help: 'Requests answered.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'broadsheet_request_seconds',
    help: 'How long an answer took.',
    labelNames: ['route'],
    buckets: SECONDS,
    registers: [registry],
  })
  const events = new Counter({
    name: 'broadsheet_events_total',
    help: 'What else was logged: sign-ins, codes, payments, jobs and whatever went wrong.',
    labelNames: ['level', 'event', 'kind'],
    registers: [registry],
  })

  const untrustedForwardings = new Counter({
    name: 'broadsheet_untrusted_forwarding_total',
    help: 'Requests with X-Forwarded-For from a peer that TRUSTED_PROXIES does not name.',
    registers: [registry],
  })

  function countRequest({ method = '', route = '', status = 0, ms = 0 }: LogFields): void {
    requests.inc({ method, route, status })
    seconds.observe({ route }, ms / 1000)
  }

  return {
    counting: (log) => (level, event, fields) => {
      if (event === 'request') countRequest(fields ?? {})
      else events.inc({ level, event, kind: fields?.kind ?? '' })
      log(level, event, fields)
    },
    countUntrustedForwarding: () => untrustedForwardings.inc(),
    text: () => registry.metrics(),
  }
}
