import { PROBLEMS, Problem } from '#contract/problem.ts'
import type { Route, RouteInput, RouteReply } from '#contract/route.ts'
import { loadSessionLibrary } from '../session/load-session-library.ts'
import { remembered } from '../session/session-cookies.ts'
import { CallError } from './call-error.ts'
import { urlOf } from './url-of.ts'

const SESSION_EXPIRED_STATUS = PROBLEMS['login-required']

/** The one place where web/ reaches the server. */
export async function call<R extends Route>(
  route: R,
  input: RouteInput<R>,
): Promise<RouteReply<R>> {
  const response = await send(route, input)
  const reply = await readJson(response)
  if (!response.ok) {
    const code = response.status === SESSION_EXPIRED_STATUS ? 'login-required' : 'internal'
    throw new CallError(Problem.catch({ code, message: `Status ${response.status}` }).parse(reply))
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
    return await fetchInSession(urlOf(route, input), {
      method: route.method,
      credentials: 'include',
      headers,
      ...(input.body && { body: JSON.stringify(input.body) }),
    })
  } catch {
    throw new CallError({ code: 'unavailable', message: 'The server cannot be reached' })
  }
}

/** Once loaded, the session library watches `fetch` and renews a session that has run out. */
async function fetchInSession(url: string, request: RequestInit): Promise<Response> {
  const { kind } = remembered()
  if (kind === 'reader') await loadSessionLibrary()
  const response = await fetch(url, request)
  if (kind !== 'unknown' || response.status !== SESSION_EXPIRED_STATUS) return response
  // The browser wiped what scripts kept of a session, but not the session.
  await loadSessionLibrary()
  return fetch(url, request)
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    throw new CallError({ code: 'internal', message: `Status ${response.status}, not JSON` })
  }
}
