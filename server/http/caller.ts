import type { MiddlewareHandler } from 'hono'
import type { Caller, HttpEnv, SignedInCaller } from './app.ts'
import { ProblemError } from './problem-error.ts'
import type { RequestHead } from './request-head.ts'

/** Identifies the caller by cookies and headers. Synchronous if everything is cached. */
export type Recognise = (request: RequestHead) => Caller | Promise<Caller>

export const VISITOR: Caller = { reader: { kind: 'visitor' }, session: undefined }

interface CallerChecks {
  recognise: Recognise
  /** Refuses a caller whose session was revoked: the access token stays valid for up to 15 minutes. */
  requireLiveSession(caller: Caller): Promise<Caller>
}

/**
 * Provides `callerOf` to handlers; the caller is looked up only if a handler asks. Every method except GET
 * and HEAD requires that the session is still live.
 */
export function identifyCaller(checks: CallerChecks): MiddlewareHandler<HttpEnv> {
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
  const { session } = caller
  // The session library expects this message.
  if (!session) throw new ProblemError('login-required', 'unauthorised')
  return { ...caller, session }
}
