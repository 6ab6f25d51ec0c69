import type { Context } from 'hono'
import type { Caller } from '../http/app.ts'
import type { RequestHead } from '../http/request-head.ts'
import type { Services } from '../services.ts'
import { ACCESS_COOKIE, cookieOf } from './recognise.ts'
import { classCookie } from './session-headers.ts'

type Dependencies = Pick<Services, 'config' | 'classPasses'>

/** The Set-Cookie header with a new pass, for a subscriber in a browser. Programs send a bearer and get none. */
export function newClassCookie(
  { config, classPasses }: Dependencies,
  request: RequestHead,
  { reader, changesAt, session }: Caller,
): string | undefined {
  if (!session || request.headers.has('authorization') || !cookieOf(request, ACCESS_COOKIE)) {
    return undefined
  }
  const pass = classPasses.passFor({ reader, changesAt })
  return pass && classCookie(config, pass)
}

export function sendClassCookie(services: Dependencies, context: Context, caller: Caller): void {
  const cookie = newClassCookie(services, context.req.raw, caller)
  if (cookie) context.header('Set-Cookie', cookie, { append: true })
}
