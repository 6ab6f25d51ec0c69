import type { Hono } from 'hono'
import type { Reader } from '#domain/access.ts'

/** The session that a request carries, as its access token tells it. */
export interface Session {
  handle: string
  readerId: string
  loginMethodId: string
}

/** Who asks. */
export interface Caller {
  reader: Reader
  /** None for a visitor. */
  session: Session | undefined
}

export interface SignedInCaller extends Caller {
  session: Session
}

export interface HttpEnv {
  Variables: {
    requestId: string
    /** Looked up when a handler first asks; refuses a token that is no longer good. */
    callerOf: () => Promise<Caller>
    /** Where the request came from, as far as that can be believed. */
    clientAddress: string
    /** The scheme of the address that the client used, as far as that can be believed. */
    clientScheme: 'http' | 'https'
  }
}

export type App = Hono<HttpEnv>
