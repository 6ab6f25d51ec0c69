import type { MiddlewareHandler } from 'hono'
import { ProblemError } from './problem-error.ts'
import { isSafe } from './same-site.ts'

const JSON_TYPE = /^application\/json\s*(;|$)/i

/**
 * Refuses a body that is not sent as JSON. Browsers let a page send other types to another origin without asking it
 * first. An empty body needs no type: the session library sends none.
 */
export const requireJson: MiddlewareHandler = async ({ req }, next) => {
  const isJson = isSafe(req) || JSON_TYPE.test(req.header('content-type') ?? '')
  if (!isJson && (await req.text()) !== '') {
    throw new ProblemError(
      'unsupported-media-type',
      'Send JSON, as Content-Type: application/json.',
    )
  }
  await next()
}
