import { PROBLEMS, Problem } from '#contract/problem.ts'
import type { Route, RouteReply } from '#contract/route.ts'
import { CallError } from './call-error.ts'

export const SESSION_EXPIRED_STATUS = PROBLEMS['login-required']

/** What the server said, or the refusal that it gave. */
export async function readReply<R extends Route>(
  route: R,
  response: Response,
): Promise<RouteReply<R>> {
  const reply = await readJson(response)
  if (!response.ok) {
    const code = response.status === SESSION_EXPIRED_STATUS ? 'login-required' : 'internal'
    const problem = Problem.catch({ code, message: `Status ${response.status}` }).parse(reply)
    throw new CallError(problem, response.headers.get('x-request-id'))
  }
  return route.reply.parse(reply) as RouteReply<R>
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    throw new CallError({ code: 'internal', message: `Status ${response.status}, not JSON` })
  }
}
