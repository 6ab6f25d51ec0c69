import { z } from 'zod'
import { defineRoute } from './route.ts'

const Ok = z.literal('ok')

export const getHealth = defineRoute({
  method: 'GET',
  path: '/healthz',
  summary: 'The server is alive.',
  caller: 'anyone',
  reply: z.object({ status: Ok }),
})

export const getReadiness = defineRoute({
  method: 'GET',
  path: '/readyz',
  summary: 'The database and the asset store answer.',
  caller: 'anyone',
  reply: z.object({ status: Ok }),
})

export const getMetrics = defineRoute({
  method: 'GET',
  path: '/metrics',
  summary: 'Figures for Prometheus, for the bearer of the configured token.',
  caller: 'anyone',
  reply: z.string(),
  media: 'text/plain',
})

export const getOpenApi = defineRoute({
  method: 'GET',
  path: '/openapi.json',
  summary: 'This description.',
  caller: 'anyone',
  reply: z.looseObject({ openapi: z.string() }),
})
