import { z } from 'zod'
import { Port } from '../http/port.ts'

export const MetricsEnvironment = z.object({
  METRICS_TOKEN: z
    .string()
    .min(32, 'must have 32 characters or more')
    .optional()
    .describe(
      'Who brings it gets the figures of `/api/metrics`; they are off when unset. 32 characters or more.',
    ),
  WORKER_METRICS_PORT: Port.optional().describe(
    'Where `npx broadsheet worker` answers `/api/metrics`, at the address `HOST`; it listens nowhere when this or `METRICS_TOKEN` is unset.',
  ),
})

export interface MetricsConfig {
  metricsToken: string | undefined
  workerMetricsPort: number | undefined
}

export function metricsConfig(env: z.infer<typeof MetricsEnvironment>): MetricsConfig {
  return { metricsToken: env.METRICS_TOKEN, workerMetricsPort: env.WORKER_METRICS_PORT }
}
