import { Problem, type ProblemCode } from '#contract/problem.ts'
import type { Route, RouteInput, RouteReply } from '#contract/route.ts'
import { urlOf } from './url-of.ts'

/** The server said no, and why; or it could not be reached (`unavailable`). */
export class CallError extends Error {
  override name = 'CallError'
  readonly code: ProblemCode

  constructor({ code, message }: Problem) {
    super(message)
    this.code = code
  }
}

/** The one place where web/ reaches the server. */
export async function call<R extends Route>(
  route: R,
  input: RouteInput<R>,
): Promise<RouteReply<R>> {
  const response = await send(route, input)
  const reply = await readJson(response)
  if (!response.ok) {
    throw new CallError(
      Problem.catch({ code: 'internal', message: `Status ${response.status}` }).parse(reply),
    )
  }
  return route.reply.parse(reply) as RouteReply<R>
}

async function send(
  route: Route,
  input: { params?: object; query?: object; headers?: object; body?: object },
): Promise<Response> {
  const headers = new Headers(Object.entries(input.headers ?? {}))
  if (input.body) headers.set('Content-Type', 'application/json')
  try {
    return await fetch(urlOf(route, input), {
      method: route.method,
      credentials: 'include',
      headers,
      ...(input.body && { body: JSON.stringify(input.body) }),
    })
  } catch {
    throw new CallError({ code: 'unavailable', message: 'The server cannot be reached' })
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    throw new CallError({ code: 'internal', message: `Status ${response.status}, not JSON` })
  }
}
