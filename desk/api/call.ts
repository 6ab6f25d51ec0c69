import { CallError } from '#contract/call-error.ts'
import type { DeskRoute } from '#contract/desk/desk-route.ts'
import { readReply } from '#contract/read-reply.ts'
import { API_BASE, type RouteInput, type RouteReply } from '#contract/route.ts'
import { routeUrl } from '#contract/route-url.ts'

/** The one place where desk/ reaches the server. */
export async function call<R extends DeskRoute>(
  route: R,
  input: RouteInput<R>,
): Promise<RouteReply<R>> {
  return readReply(route, await send(route, input))
}

/** The response as it is; `signal` ends it. */
export async function send(
  route: DeskRoute,
  input: { params?: object; query?: object; body?: object },
  signal?: AbortSignal,
): Promise<Response> {
  try {
    return await fetch(routeUrl(API_BASE, route, input), {
      method: route.method,
      ...(signal && { signal }),
      ...(input.body && {
        body: JSON.stringify(input.body),
        headers: { 'Content-Type': 'application/json' },
      }),
    })
  } catch {
    throw new CallError({ code: 'unavailable', message: 'The server cannot be reached' })
  }
}
