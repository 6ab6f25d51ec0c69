import type { MiddlewareHandler } from 'hono'
import { jwtVerify } from 'jose'
import { AccesstypeClaims } from '#contract/auth.ts'
import { sessionIsLive } from '#store/auth/sessions.ts'
import type { Caller, HttpEnv } from '../http/app.ts'
import { isReading } from '../http/caller.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { Services } from '../services.ts'

const ALGORITHMS = ['HS256']
const AUDIENCE = 'accesstype'

/**
 * Recognises a member by the Accesstype token that our sign-in issues, as an Accesstype server on another host would;
 * otherwise by the session.
 */
export function knowMember(services: Services): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    const jwt = context.req.query('jwt')
    if (jwt) context.set('callerOf', () => callerWith(services, jwt, context.req.raw))
    await next()
  }
}

async function callerWith(services: Services, jwt: string, request: Request): Promise<Caller> {
  const { id: readerId, sessionHandle } = await claimsIn(services, jwt)
  const { db, clock, readers } = services
  const isGood = sessionHandle
    ? await sessionIsLive(db, sessionHandle, clock.now().getTime())
    : isReading(request)
  if (!isGood) throw notGood()
  const session = { handle: sessionHandle ?? AUDIENCE, readerId, loginMethodId: AUDIENCE }
  return { reader: await readers.of(readerId), session }
}

async function claimsIn({ secrets, clock }: Services, jwt: string): Promise<AccesstypeClaims> {
  const verified = await jwtVerify(jwt, secrets.key('accesstype'), {
    algorithms: ALGORITHMS,
    audience: AUDIENCE,
    currentDate: clock.now(),
    requiredClaims: ['exp'],
  }).catch(() => undefined)
  const claims = AccesstypeClaims.safeParse(verified?.payload).data
  if (!claims) throw notGood()
  return claims
}

/** Makes the web app fetch another token. */
function notGood(): ProblemError {
  return new ProblemError('login-required', 'The token is not good, or no longer.')
}
