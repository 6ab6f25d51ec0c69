import type { Hono } from 'hono'
import type { Reader } from '#domain/access.ts'

/** The session of a request, according to its access token. */
export interface Session {
  handle: string
  readerId: string
  loginMethodId: string
}

/** The sender of a request. */
export interface Caller {
  reader: Reader
  /** When the reader's access changes by itself; undefined if it does not. */
  changesAt?: Date | undefined
  /** Undefined for a visitor. */
  session: Session | undefined
}

export interface SignedInCaller extends Caller {
  session: Session
}

export interface HttpEnv {
  Variables: {
    requestId: string
    /** Looks the caller up at the first call; throws if the token is not valid. */
    callerOf: () => Promise<Caller>
    /** The address of the client; a forwarded address only if a trusted proxy sent it. */
    clientAddress: string
    /** The scheme that the client used; a forwarded one only if a trusted proxy sent it. */
    clientScheme: 'http' | 'https'
  }
}

export type App = Hono<HttpEnv>
