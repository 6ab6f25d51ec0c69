import type { MiddlewareHandler } from 'hono'
import type { Caller, HttpEnv, SignedInCaller } from './app.ts'
import type { Asked } from './asked.ts'
import { ProblemError } from './problem-error.ts'

/** Finds out who sent a request, from its cookies and headers; at once when nothing need be looked up. */
export type Recognise = (request: Asked) => Caller | Promise<Caller>

export const VISITOR: Caller = { reader: { kind: 'visitor' }, session: undefined }

/** Lets handlers ask who is calling; nothing is looked up unless one does. */
export function knowCaller(recognise: Recognise): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    let caller: Caller | Promise<Caller> | undefined
    context.set('callerOf', async () => {
      caller ??= recognise(context.req.raw)
      return caller
    })
    await next()
  }
}

export function requireSession(caller: Caller): SignedInCaller {
  const { reader, session } = caller
  // The words are the session library's.
  if (!session) throw new ProblemError('login-required', 'unauthorised')
  return { reader, session }
}
