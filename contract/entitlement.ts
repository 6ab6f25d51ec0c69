import { z } from 'zod'
import { ArchivalAccess } from './plans.ts'
import { defineRoute } from './route.ts'

/** What a signed-in reader may open now, by plans and grants. */
export const Entitlement = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('subscriber'), ArchivalAccess, earlyAccess: z.boolean() }),
])
export type Entitlement = z.infer<typeof Entitlement>

export const getEntitlement = defineRoute({
  method: 'GET',
  path: '/users/entitlement',
  summary: 'Whether the reader is a subscriber, and how far back that reaches.',
  caller: 'signed-in',
  reply: Entitlement,
})
