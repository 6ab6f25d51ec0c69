import type { MiddlewareHandler } from 'hono'
import type { Caller, HttpEnv, SignedInCaller } from './app.ts'
import { ProblemError } from './problem-error.ts'
import type { RequestHead } from './request-head.ts'

/** Finds out who sent a request, from its cookies and headers; at once when nothing need be looked up. */
export type Recognise = (request: RequestHead) => Caller | Promise<Caller>

export const VISITOR: Caller = { reader: { kind: 'visitor' }, session: undefined }

interface CallerChecks {
  recognise: Recognise
  /** Refuses a caller whose session has ended: its access token outlives it by up to a quarter of an hour. */
  requireLiveSession(caller: Caller): Promise<Caller>
}

/**
 * Lets handlers ask who is calling; nothing is looked up unless one does. A call that may change something
 * needs a session that is live.
 */
export function knowCaller(checks: CallerChecks): MiddlewareHandler<HttpEnv> {
  async function lookUp(request: Request): Promise<Caller> {
    const caller = await checks.recognise(request)
    return isReading(request) ? caller : checks.requireLiveSession(caller)
  }
  return async (context, next) => {
    let caller: Promise<Caller> | undefined
    context.set('callerOf', () => {
      caller ??= lookUp(context.req.raw)
      return caller
    })
    await next()
  }
}

export function isReading({ method }: Pick<Request, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD'
}

export function requireSession(caller: Caller): SignedInCaller {
  const { reader, session } = caller
  // The words are the session library's.
  if (!session) throw new ProblemError('login-required', 'unauthorised')
  return { reader, session }
}
