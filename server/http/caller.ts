import type { MiddlewareHandler } from 'hono'
import type { Caller, HttpEnv } from './app.ts'

/** Finds out who sent a request, from its cookies and headers. */
export type Recognise = (request: Request) => Promise<Caller>

/** Until readers can sign in, everyone is a visitor. */
export const recogniseVisitor: Recognise = async () => ({ reader: { kind: 'visitor' } })

/** Lets handlers ask who is calling; nothing is looked up unless one does. */
export function knowCaller(recognise: Recognise): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    let caller: Promise<Caller> | undefined
    context.set('callerOf', () => {
      caller ??= recognise(context.req.raw)
      return caller
    })
    await next()
  }
}
