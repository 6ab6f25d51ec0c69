import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import {
  createOneTapNonce,
  type EmailCodeRequired,
  getAuthorisationUrl,
  signInUp,
} from '#contract/auth-google.ts'
import { HOUR_MS } from '#contract/durations.ts'
import type { Route, RouteReply } from '#contract/route.ts'
import { consumeNonce, insertNonce, signInByGoogle } from '#store/auth/google.ts'
import { takeTurns } from '#store/auth/rate-limits.ts'
import { isUnavailable } from '#store/unavailable.ts'
import type { App } from '../http/app.ts'
import { rateLimitedNetwork } from '../http/client-address.ts'
import { ProblemError } from '../http/problem-error.ts'
import { serve } from '../http/serve.ts'
import { type Google, GoogleError, type GoogleIdentity } from '../integrations/google/google.ts'
import { redirectUris } from '../integrations/google/open-google.ts'
import type { Services } from '../services.ts'
import { startAttempt } from './code-attempt.ts'
import { codeFailureMessage, generalError, tooManyRequests } from './code-limits.ts'
import { deviceHashesOf } from './known-device.ts'
import { signedInReply, startSession } from './start-session.ts'

/** Generous, because many readers can share one address of a mobile network, and every page with one-tap needs a nonce. */
const NONCES_PER_ADDRESS = [{ limit: 300, windowMs: HOUR_MS }]
const NONCE_BYTES = 32

const LOGIN_FAILED = 'Login failed. Please try again.'

type Reply<R extends Route> = Promise<RouteReply<R>>
type SignInUpBody = z.output<typeof signInUp.body>

export function googleRoutes(app: App, services: Services): void {
  const { config, db, clock, log, secrets } = services
  const redirectUrisOfSite = new Set(redirectUris(config))

  serve(app, getAuthorisationUrl, async ({ query }): Reply<typeof getAuthorisationUrl> => {
    const google = requireGoogle(services)
    const redirectUri = requireOwnRedirectUri(query.redirectURIOnProviderDashboard)
    const { url, codeVerifier } = await google.authorisationUrl(redirectUri)
    return { status: 'OK', urlWithQueryParams: url, pkceCodeVerifier: codeVerifier }
  })

  serve(app, createOneTapNonce, async ({ context }) => {
    requireGoogle(services)
    const bucket = `one-tap nonces for ${rateLimitedNetwork(context.get('clientAddress'))}`
    const turns = [{ bucket, limits: NONCES_PER_ADDRESS }]
    const taken = await takeTurns(db, { turns }, clock.now().getTime())
    if (taken.kind === 'refused') throw tooManyRequests(taken.retryAt, clock.now())
    const nonce = randomBytes(NONCE_BYTES).toString('base64url')
    await insertNonce(db, nonce, clock.now())
    return { nonce }
  })

  serve(app, signInUp, async ({ body, context }): Reply<typeof signInUp> => {
    const google = requireGoogle(services)
    const identity = await identityIn(google, body).catch(replyToGoogleError)
    if ('status' in identity) return identity
    const signIn = await signInByGoogle(db, identity, clock.now().getTime())
    switch (signIn.kind) {
      case 'email-missing':
        return { status: 'NO_EMAIL_GIVEN_BY_PROVIDER' }
      case 'code-required':
        return requireEmailCode(services, {
          sub: identity.sub,
          email: signIn.email,
          address: context.get('clientAddress'),
          deviceHashes: deviceHashesOf(secrets, context.req.raw),
        })
      case 'signed-in':
        await startSession(services, context, signIn.reader)
        log('info', 'signed in', { kind: 'google' })
        return signedInReply(context, services, signIn.reader)
    }
  })

  async function identityIn(google: Google, body: SignInUpBody): Promise<GoogleIdentity> {
    if ('redirectURIInfo' in body) {
      const { redirectURIOnProviderDashboard, ...returned } = body.redirectURIInfo
      const redirectUri = requireOwnRedirectUri(redirectURIOnProviderDashboard)
      const { code } = returned.redirectURIQueryParams
      // Google returned an error instead of a code. Usually the reader cancelled.
      if (!code) throw new GoogleError(LOGIN_FAILED)
      const codeVerifier = returned.pkceCodeVerifier
      return google.identityOfCode({ code, redirectUri, codeVerifier })
    }
    const { nonce, ...identity } = await google.identityOfToken(body.oAuthTokens.id_token)
    const isFresh = nonce !== undefined && (await consumeNonce(db, nonce, clock.now()))
    if (!isFresh) throw new GoogleError(LOGIN_FAILED)
    return identity
  }

  function requireOwnRedirectUri(redirectUri: string): string {
    if (!redirectUrisOfSite.has(redirectUri)) {
      throw new ProblemError('invalid-request', 'The redirect URI is not one of ours.')
    }
    return redirectUri
  }

  /** The cause goes to the log; the reader gets only the message of the GoogleError. */
  function replyToGoogleError(error: Error) {
    if (!(error instanceof GoogleError)) throw error
    if (error.cause instanceof Error) {
      const kind = isUnavailable(error.cause) ? 'unreachable' : 'refused'
      services.log('warn', 'google sign-in failed', { kind, error: error.cause.message })
    }
    return { status: 'GENERAL_ERROR', message: error.message } as const
  }
}

function requireGoogle({ google }: Services): Google {
  if (!google) throw new ProblemError('invalid-request', 'Sign-in with Google is not configured.')
  return google
}

const REASON = 'Please sign in with an OTP by email.'

interface UnverifiedAccount {
  /** Google's id of the account. */
  sub: string
  email: string
  /** The address of the client. */
  address: string
  deviceHashes: readonly string[]
}

/**
 * Sends a code to the e-mail address of a Google account. The answer does not reveal whether a reader has
 * the address. The attempt stores the account's id on the server until the code is entered.
 */
export async function requireEmailCode(
  services: Services,
  { sub, email, ...browser }: UnverifiedAccount,
): Promise<EmailCodeRequired | ReturnType<typeof generalError>> {
  const requester = { readerId: null, ...browser, googleSub: sub }
  const attempt = await startAttempt(services, { kind: 'email', value: email }, requester)
  if (attempt.kind !== 'sent')
    return generalError(codeFailureMessage(attempt, services.clock.now()))
  const { status: _, ...sent } = attempt.reply
  return { status: 'SIGN_IN_UP_NOT_ALLOWED', reason: REASON, emailCode: { ...sent, email } }
}
