import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { PICTURES_PATH, STEPS_PATH } from '#contract/desk/corrections.ts'
import { UPLOADS_PATH } from '#contract/desk/uploads.ts'
import { API_BASE } from '#contract/route.ts'
import { answerProblem } from './answer-error.ts'
import { ProblemError } from './problem-error.ts'

/** Far above the largest valid body, which is a contact message. */
export const MAX_BODY_BYTES = 100 * 1024
export const MAX_HEADER_BYTES = 16 * 1024
export const HANDLER_TIMEOUT_MS = 30_000

/** The text of a whole page, and a picture in base64. */
const LARGER_BODIES: Readonly<Record<string, number>> = {
  [`${API_BASE}${STEPS_PATH}`]: 2 * 1024 * 1024,
  [`${API_BASE}${PICTURES_PATH}`]: 9 * 1024 * 1024,
}

/** Refuses a body that is too large without reading all of it. */
export const limitBody: MiddlewareHandler = (context, next) =>
  bodyLimit({
    maxSize: LARGER_BODIES[context.req.path] ?? MAX_BODY_BYTES,
    onError: (refused) => answerProblem(refused, 'request-too-large'),
  })(context, next)

/** Answers `unavailable` if a handler takes too long. */
export const limitTime: MiddlewareHandler = async (_context, next) => {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ProblemError('unavailable')), HANDLER_TIMEOUT_MS)
  })
  try {
    await Promise.race([next(), timeout])
  } finally {
    clearTimeout(timer)
  }
}

/** Skips a middleware for the bytes of an upload, which are not JSON and are streamed to the asset store. */
export function exceptUploads(middleware: MiddlewareHandler): MiddlewareHandler {
  return (context, next) => {
    const { method, path } = context.req
    const isUpload = method === 'PATCH' && path.startsWith(`${API_BASE}${UPLOADS_PATH}/`)
    return isUpload ? next() : middleware(context, next)
  }
}
