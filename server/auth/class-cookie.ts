import type { Context } from 'hono'
import type { Caller } from '../http/app.ts'
import type { RequestHead } from '../http/request-head.ts'
import type { Services } from '../services.ts'
import { ACCESS_COOKIE, cookieOf } from './recognise.ts'
import { classCookie, type HeaderList, type TransferMode } from './session-headers.ts'

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
  return pass && classCookie(config, pass)[1]
}

/**
 * The header with a new pass for a browser that renews its session; empty for programs and readers without a class. A
 * renewal does not fail because of it.
 */
export async function renewedClass(
  { config, classPasses, readers }: Dependencies & Pick<Services, 'readers'>,
  mode: TransferMode,
  readerId: string,
): Promise<HeaderList> {
  if (config.classKey === undefined || mode !== 'cookie') return []
  const access = await readers.access(readerId).catch(() => undefined)
  const pass = access && classPasses.passFor(access)
  return pass ? [classCookie(config, pass)] : []
}

export function sendClassCookie(services: Dependencies, context: Context, caller: Caller): void {
  const cookie = newClassCookie(services, context.req.raw, caller)
  if (cookie) context.header('Set-Cookie', cookie, { append: true })
}
