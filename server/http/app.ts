import type { Hono } from 'hono'
import type { Reader } from '#domain/access.ts'

/** Who asks. */
export interface Caller {
  reader: Reader
}

export interface HttpEnv {
  Variables: {
    requestId: string
    /** Looked up when a handler first asks. */
    callerOf: () => Promise<Caller>
  }
}

export type App = Hono<HttpEnv>
