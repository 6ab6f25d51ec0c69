import type { MiddlewareHandler } from 'hono'
import { jwtVerify } from 'jose'
import { AccesstypeClaims } from '#contract/auth.ts'
import { requireLiveSession } from '../auth/require-live-session.ts'
import type { Caller, HttpEnv } from '../http/app.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { Services } from '../services.ts'

const ALGORITHMS = ['HS256']
const AUDIENCE = 'accesstype'

/**
 * Knows a member by the token that our own sign-in gave, as a provider on a host of its own would; else
 * by the session, which must not have ended when money or a plan is at stake.
 */
export function knowMember(services: Services): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    const jwt = context.req.query('jwt')
    const bySession = context.get('callerOf')
    if (jwt) context.set('callerOf', () => callerWith(services, jwt))
    else if (context.req.method !== 'GET') {
      context.set('callerOf', async () => liveCaller(services, await bySession()))
    }
    await next()
  }
}

async function liveCaller(services: Services, caller: Caller): Promise<Caller> {
  const { reader, session } = caller
  return session ? requireLiveSession(services, { reader, session }) : caller
}

async function callerWith({ secrets, clock, readers }: Services, jwt: string) {
  const verified = await jwtVerify(jwt, secrets.key('accesstype'), {
    algorithms: ALGORITHMS,
    audience: AUDIENCE,
    currentDate: clock.now(),
    requiredClaims: ['exp'],
  }).catch(() => undefined)
  const claims = AccesstypeClaims.safeParse(verified?.payload).data
  if (!claims) throw new ProblemError('login-required', 'The token is not good, or no longer.')
  const readerId = claims.id
  const session = { handle: AUDIENCE, readerId, loginMethodId: AUDIENCE }
  return { reader: await readers.of(readerId), session }
}
