import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { HttpEnv } from './app.ts'
import type { Log } from './log.ts'

export function requestLog(log: Log): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    const start = performance.now()
    await next()
    log('info', 'request', {
      request_id: context.get('requestId'),
      method: context.req.method,
      route: matchedRoutes(context).find(({ path }) => !path.endsWith('*'))?.path ?? '*',
      status: context.res.status,
      ms: Math.round(performance.now() - start),
    })
  }
}

/** Gives each request an id that a reader can quote and an operator can find in the log. */
export const requestId: MiddlewareHandler<HttpEnv> = async (context, next) => {
  const id = randomUUID()
  context.set('requestId', id)
  context.header('X-Request-Id', id)
  await next()
}
