import type { z } from 'zod'

/** One call that web/ can make to server/. Both sides are built from this one definition. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/${string}`
  /** One line for the published description of the API. */
  summary: string
  /** Who may call: anyone, asked by nobody who they are; any reader, by what they may see; only a signed-in one. */
  caller: 'anyone' | 'reader' | 'signed-in'
  params?: z.ZodType
  query?: z.ZodType
  headers?: z.ZodType
  body?: z.ZodType
  reply: z.ZodType
  /** What the reply is written in, when it is not JSON. */
  media?: 'text/html' | 'text/plain' | 'application/pdf' | 'application/json'
}

/** Where server/ mounts every route, apart from the paths of the screens. */
export const API_BASE = '/api'

export const SLOTS = ['params', 'query', 'headers', 'body'] as const
type Slot = (typeof SLOTS)[number]

/** What a caller passes in: only the slots that the route declares. */
export type RouteInput<R extends Route> = {
  [S in Slot as R[S] extends z.ZodType ? S : never]: R[S] extends z.ZodType ? z.input<R[S]> : never
}

/** What a handler receives, once validated. */
export type RouteRequest<R extends Route> = {
  [S in Slot as R[S] extends z.ZodType ? S : never]: R[S] extends z.ZodType ? z.output<R[S]> : never
}

export type RouteReply<R extends Route> = z.output<R['reply']>

export function defineRoute<const R extends Route>(route: R): R {
  return route
}
