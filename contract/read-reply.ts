import { CallError } from './call-error.ts'
import { ForeignProblem, PROBLEMS, Problem } from './problem.ts'
import type { Route, RouteReply } from './route.ts'

export const SESSION_EXPIRED_STATUS = PROBLEMS['login-required']

/** Parses the reply. Throws a CallError when the server refused. */
export async function readReply<R extends Route>(
  route: R,
  response: Response,
): Promise<RouteReply<R>> {
  const reply = await readJson(response)
  if (!response.ok) {
    const code = response.status === SESSION_EXPIRED_STATUS ? 'login-required' : 'internal'
    const { data: problem } = Problem.safeParse(reply)
    const requestId = response.headers.get('x-request-id')
    if (problem) throw new CallError(problem, requestId)
    const message = `Status ${response.status}`
    throw new CallError({ code, message }, requestId, foreignMessageIn(reply))
  }
  return route.reply.parse(reply) as RouteReply<R>
}

const MAX_FOREIGN_LENGTH = 300

/** The `message` or `error` field of a refusal without one of our codes. */
function foreignMessageIn(reply: unknown): string | undefined {
  const { data } = ForeignProblem.safeParse(reply)
  return (data?.message?.trim() || data?.error?.trim() || undefined)?.slice(0, MAX_FOREIGN_LENGTH)
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    throw new CallError({ code: 'internal', message: `Status ${response.status}, not JSON` })
  }
}
