import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from './app.ts'

/** Names each request, so that a reader can quote it and an operator can find it. */
export const requestId: MiddlewareHandler<HttpEnv> = async (context, next) => {
  const id = randomUUID()
  context.set('requestId', id)
  context.header('X-Request-Id', id)
  await next()
}
