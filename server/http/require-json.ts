import type { HonoRequest, MiddlewareHandler } from 'hono'
import { ONE_CLICK_PATH } from '#contract/followed-searches.ts'
import { API_BASE } from '#contract/route.ts'
import { isSafe } from './origins.ts'
import { ProblemError } from './problem-error.ts'

const JSON_TYPE = /^application\/json\s*(;|$)/i

/**
 * Refuses a body that is not sent as JSON, because browsers let a page send some other types to another origin
 * without a CORS preflight. An empty body needs no type: the session library sends none. Mail programs post a form to
 * stop mails; the token in that path is the only authority there.
 */
export const requireJson: MiddlewareHandler = async ({ req }, next) => {
  const isJson = JSON_TYPE.test(req.header('content-type') ?? '')
  const isOneClick = req.path.startsWith(`${API_BASE}${ONE_CLICK_PATH}/`)
  if (!isJson && !isOneClick && (await hasBody(req))) {
    throw new ProblemError(
      'unsupported-media-type',
      'Send JSON, as Content-Type: application/json.',
    )
  }
  await next()
}

/** Decided by the headers for a GET, whose body is never read. */
async function hasBody(req: HonoRequest): Promise<boolean> {
  if (!isSafe(req)) return (await req.text()) !== ''
  const length = req.header('content-length') ?? '0'
  return length !== '0' || req.header('transfer-encoding') !== undefined
}
