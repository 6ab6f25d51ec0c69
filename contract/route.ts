import type { z } from 'zod'

/** A call from web/ to server/. Both sides use this definition. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/${string}`
  /** One line for the OpenAPI description. */
  summary: string
  /** `anyone`: the caller is not identified. `reader`: visitors too, but the reply depends on the reader. */
  caller: 'anyone' | 'reader' | 'signed-in'
  params?: z.ZodType
  query?: z.ZodType
  headers?: z.ZodType
  body?: z.ZodType
  reply: z.ZodType
  /** The content type, if it is not JSON. */
  media?:
    | 'text/html'
    | 'text/plain'
    | 'text/csv'
    | 'text/event-stream'
    | 'application/pdf'
    | 'application/json'
    | 'image/jpeg'
}

/** The prefix of all routes, which keeps them apart from the paths of screens. */
export const API_BASE = '/api'

export const SLOTS = ['params', 'query', 'headers', 'body'] as const
type Slot = (typeof SLOTS)[number]

/** The input of a call: only the slots that the route declares. */
export type RouteInput<R extends Route> = {
  [S in Slot as R[S] extends z.ZodType ? S : never]: R[S] extends z.ZodType ? z.input<R[S]> : never
}

/** The validated input that a handler receives. */
export type RouteRequest<R extends Route> = {
  [S in Slot as R[S] extends z.ZodType ? S : never]: R[S] extends z.ZodType ? z.output<R[S]> : never
}

export type RouteReply<R extends Route> = z.output<R['reply']>

export function defineRoute<const R extends Route>(route: R): R {
  return route
}
