import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { PROBLEMS, type Problem, type ProblemCode } from '#contract/problem.ts'
import { API_BASE } from '#contract/route.ts'
import { isUnavailable } from '#store/unavailable.ts'
import type { HttpEnv } from './app.ts'
import type { Log } from './log.ts'
import { ProblemError } from './problem-error.ts'
import { API_DISPOSITION } from './ready.ts'

/** An outage of a store usually lasts only a few seconds. */
const RETRY_AFTER_SECONDS = 5

/** The only place that turns an error into an answer. */
export function answerError(log: Log) {
  return (error: Error, context: Context<HttpEnv>): Response => {
    if (error instanceof ProblemError) {
      return answerProblem(context, error.code, error.message, error.headers)
    }
    if (error instanceof HTTPException && error.status < 500) {
      return answerProblem(context, 'invalid-request', error.message)
    }
    const request_id = context.get('requestId')
    if (isUnavailable(error)) {
      log('error', 'store unavailable', { request_id, error: error.message })
      return answerProblem(context, 'unavailable', `Please try again. Reference: ${request_id}`)
    }
    log('error', 'request failed', { request_id, error: error.stack ?? error.message })
    return answerProblem(context, 'internal', `Something went wrong. Reference: ${request_id}`)
  }
}

export function answerProblem(
  context: Context,
  code: ProblemCode,
  message: string = code,
  headers: Record<string, string> = {},
): Response {
  const problem: Problem = { code, message }
  return context.json(problem, PROBLEMS[code], {
    'Cache-Control': 'no-store',
    // Outside the API a reader opened a page, and must see the message instead of a download.
    ...(context.req.path.startsWith(`${API_BASE}/`) && { 'Content-Disposition': API_DISPOSITION }),
    ...(code === 'unavailable' && { 'Retry-After': `${RETRY_AFTER_SECONDS}` }),
    ...headers,
  })
}
