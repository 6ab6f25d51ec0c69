import type { MiddlewareHandler } from 'hono'
import { jwtVerify } from 'jose'
import { AccesstypeClaims } from '#contract/auth.ts'
import type { HttpEnv } from '../http/app.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { Services } from '../services.ts'

const ALGORITHMS = ['HS256']
const AUDIENCE = 'accesstype'

/** Knows a member by the token that our own sign-in gave, as a provider on a host of its own would; else by the session. */
export function knowMember(services: Services): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    const jwt = context.req.query('jwt')
    if (jwt) context.set('callerOf', () => callerWith(services, jwt))
    await next()
  }
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
