import type { MiddlewareHandler } from 'hono'
import { jwtVerify } from 'jose'
import { AccesstypeClaims } from '#contract/auth.ts'
import { cancelSubscription, keepSubscription, listSubscriptions } from '#contract/subscriptions.ts'
import { sessionIsLive } from '#store/auth/sessions.ts'
import type { StoredSubscription } from '#store/subscriptions.ts'
import type { App, Caller, HttpEnv } from '../http/app.ts'
import { isReading } from '../http/caller.ts'
import { ProblemError } from '../http/problem-error.ts'
import { serve } from '../http/serve.ts'
import { withPlanName, withPlanNames } from '../plans/plan-names.ts'
import type { Services } from '../services.ts'
import { cancelRenewal, keepRenewal } from './cancel.ts'
import { describeSubscription, subscriptionsOf } from './describe-subscription.ts'

export function subscriptionRoutes(app: App, services: Services): void {
  const show = async (stored: StoredSubscription) => ({
    subscription: await withPlanName(services, await describeSubscription(services, stored)),
  })

  serve(app, listSubscriptions, async ({ caller: { session } }) => {
    const live = await subscriptionsOf(services, session.readerId)
    const shown = await Promise.all(live.map((one) => describeSubscription(services, one)))
    return { subscriptions: await withPlanNames(services, shown) }
  })

  serve(app, cancelSubscription, async ({ params, caller: { session } }) => {
    const one = { readerId: session.readerId, subscriptionId: params.id }
    return show(await cancelRenewal(services, one))
  })

  serve(app, keepSubscription, async ({ params, caller: { session } }) => {
    const one = { readerId: session.readerId, subscriptionId: params.id }
    return show(await keepRenewal(services, one))
  })
}

const ALGORITHMS = ['HS256']
const AUDIENCE = 'accesstype'

/**
 * Recognises a member by the Accesstype token that our sign-in issues, as an Accesstype server on another host would;
 * otherwise by the session.
 */
export function recogniseMember(services: Services): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    const jwt = context.req.query('jwt')
    if (jwt) context.set('callerOf', () => callerWith(services, jwt, context.req.raw))
    await next()
  }
}

async function callerWith(services: Services, jwt: string, request: Request): Promise<Caller> {
  const { id: readerId, sessionHandle } = await claimsIn(services, jwt)
  const { db, clock, readers } = services
  const isValid = sessionHandle
    ? await sessionIsLive(db, sessionHandle, clock.now().getTime())
    : isReading(request)
  if (!isValid) throw invalidToken()
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
  if (!claims) throw invalidToken()
  return claims
}

/** Makes the web app fetch another token. */
function invalidToken(): ProblemError {
  return new ProblemError('login-required', 'The token is invalid or has expired.')
}
