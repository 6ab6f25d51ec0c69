import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { answerProblem } from './answer-error.ts'
import { ProblemError } from './problem-error.ts'

/** The longest message a reader can send is a contact form; nothing that we take comes near this. */
export const MAX_BODY_BYTES = 100 * 1024
export const MAX_HEADER_BYTES = 16 * 1024
export const HANDLER_TIMEOUT_MS = 30_000

/** Refuses a body that is too large before it is read whole. */
export const limitBody: MiddlewareHandler = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: (context) => answerProblem(context, 'request-too-large'),
})

/** Answers in time even when a handler does not. */
export const limitTime: MiddlewareHandler = async (_context, next) => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ProblemError('unavailable')), HANDLER_TIMEOUT_MS)
  })
  try {
    await Promise.race([next(), late])
  } finally {
    clearTimeout(timer)
  }
}
