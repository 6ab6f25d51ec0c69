import { Counter, collectDefaultMetrics, Histogram, type MetricObject, Registry } from 'prom-client'
import { FILE_FAULTS } from '#store/checksum.ts'
import type { StoreConfig } from '#store/store-config.ts'
import type { Log, LogFields } from '../http/log.ts'
import type { GatewayEvent } from '../integrations/gateway/gateway.ts'
import { figuresOfAll } from '../processes/figures-of-processes.ts'
import { databaseGauges, type FigureSource } from './database-gauges.ts'
import { diskGauges } from './disk-gauges.ts'

export interface Metrics {
  /** Counts what is logged, then logs it: one list of events serves both. */
  log: Log
  countUntrustedForwarding(): void
  /** As Prometheus reads them, of all processes of this server. */
  text(): Promise<string>
  /** The figures of this process alone, with its number as a label. */
  ofProcess(number: string): Promise<MetricObject[]>
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const GATEWAY_EVENTS = [
  'payment',
  'refund',
  'mandate-revoked',
  'dispute-lost',
] as const satisfies GatewayEvent['kind'][]

/** Events that an alert counts singly. Prometheus sees no rise in a counter that begins with 1, so these begin with 0. */
const RARE_EVENTS = [
  ...['email', 'phone'].map((kind) => ({ level: 'error', event: 'code not sent', kind })),
  { level: 'warn', event: 'refresh token used twice', kind: '' },
  { level: 'error', event: 'job given up', kind: '' },
  ...FILE_FAULTS.map((kind) => ({ level: 'error', event: 'page file damaged', kind })),
  ...GATEWAY_EVENTS.map((kind) => ({ level: 'error', event: 'gateway event given up', kind })),
]

export function createMetrics(source: FigureSource & { config: StoreConfig }): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  /** The same in every process. */
  const shared = new Registry()
  const refreshDatabase = databaseGauges(shared, source)
  const refreshDisks = diskGauges(shared, source)
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
  for (const labels of RARE_EVENTS) events.inc(labels, 0)
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
    log: (level, event, fields) => {
      if (event === 'request') countRequest(fields ?? {})
      else events.inc({ level, event, kind: fields?.kind ?? '' })
      source.log(level, event, fields)
    },
    countUntrustedForwarding: () => untrustedForwardings.inc(),
    text: async () => {
      await Promise.all([refreshDatabase(), refreshDisks()])
      const own = (await figuresOfAll()) ?? (await registry.metrics())
      return `${await shared.metrics()}\n${own}`
    },
    ofProcess: (number) => {
      registry.setDefaultLabels({ process: number })
      return registry.getMetricsAsJSON()
    },
  }
}
