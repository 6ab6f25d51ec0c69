import { CallError } from '#contract/call-error.ts'
import { serviceOf } from '#contract/config.ts'
import { readReply, SESSION_EXPIRED_STATUS } from '#contract/read-reply.ts'
import type { Route, RouteInput, RouteReply } from '#contract/route.ts'
import { loadSessionLibrary } from '../session/load-session-library.ts'
import { readSessionCookies } from '../session/session.ts'
import { urlOf } from './route-url.ts'

/** The one place where web/ reaches the server. */
export async function call<R extends Route>(
  route: R,
  input: RouteInput<R>,
): Promise<RouteReply<R>> {
  return readReply(route, await send(route, input))
}

/** Downloads a file. Throws a CallError when the server refuses. */
export async function callFile<R extends Route>(route: R, input: RouteInput<R>): Promise<Blob> {
  const response = await send(route, input)
  if (!response.ok) await readReply(route, response)
  return response.blob()
}

async function send(
  route: Route,
  input: { params?: object; query?: object; headers?: object; body?: object },
): Promise<Response> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(input.headers ?? {})) {
    if (value !== undefined) headers.set(name, value)
  }
  if (input.body) headers.set('Content-Type', 'application/json')
  if (serviceOf(route) === 'auth') headers.set('redirecturl', window.location.href)
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

/** The session library, once loaded, intercepts `fetch` and refreshes an expired session. */
async function fetchInSession(url: string, request: RequestInit): Promise<Response> {
  const { kind } = readSessionCookies()
  if (kind === 'reader') await loadSessionLibrary()
  const response = await fetch(url, request)
  if (kind !== 'unknown' || response.status !== SESSION_EXPIRED_STATUS) return response
  // The browser deleted the script-readable cookies of a session, but not its HttpOnly cookies.
  await loadSessionLibrary()
  return fetch(url, request)
}
