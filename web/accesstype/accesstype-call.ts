import { CallError } from '#contract/call-error.ts'
import { readReply } from '#contract/read-reply.ts'
import type { Route, RouteInput, RouteReply } from '#contract/route.ts'
import { routeUrl } from '#contract/route-url.ts'

export type AccesstypeCall = <R extends Route>(
  route: R,
  input: RouteInput<R>,
) => Promise<RouteReply<R>>

/** Calls Accesstype from any page. The token identifies the user; cookies are never sent. */
export function createAccesstypeCall(address: string): AccesstypeCall {
  return async (route, input) => readReply(route, await send(address, route, input))
}

/** Downloads a file. Throws a CallError when Accesstype refuses. */
export async function fetchAccesstypeFile<R extends Route>(
  address: string,
  route: R,
  input: RouteInput<R>,
): Promise<Blob> {
  const response = await send(address, route, input)
  if (!response.ok) await readReply(route, response)
  return response.blob()
}

async function send(
  address: string,
  route: Route,
  input: { params?: object; query?: object; headers?: object; body?: object },
): Promise<Response> {
  const headers = new Headers(Object.entries(input.headers ?? {}))
  if (input.body) headers.set('Content-Type', 'application/json')
  try {
    return await fetch(routeUrl(address, route, input), {
      method: route.method,
      credentials: 'omit',
      headers,
      ...(input.body && { body: JSON.stringify(input.body) }),
    })
  } catch {
    throw new CallError({ code: 'unavailable', message: 'Accesstype cannot be reached' })
  }
}
