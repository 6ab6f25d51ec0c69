import type { Hono } from 'hono'

export interface HttpEnv {
  Variables: { requestId: string }
}

export type App = Hono<HttpEnv>
