import { createHash, randomBytes } from 'node:crypto'
import { type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'
import { EmailAddress } from '#contract/contact-details.ts'
import { type Clock, systemClock } from '../clock.ts'
import { type Google, GoogleError, type GoogleIdentity, type ReturnedCode } from './google.ts'
import type { GoogleClient } from './google-config.ts'

/** The settings of an OpenID provider: Google or its stand-in. */
interface OpenIdProvider extends GoogleClient {
  oneTap: Google['oneTap']
  /** The accepted values of the `iss` claim. Google uses two. */
  issuers: string[]
  authorizationEndpoint: string
  tokenEndpoint: () => string | undefined
  keys: JWTVerifyGetKey
  /** The system clock by default, because Google's tokens have the real time even if our clock was moved. */
  clock?: Clock
}

const TOKEN_TIMEOUT_MS = 5000
const SCOPE = 'openid email profile'

const LOGIN_FAILED = 'Login failed. Please try again.'
const WENT_WRONG = 'Oops! Something went wrong.'

/** The claims of an id token. An unverified address is dropped. */
const Claims = z
  .object({
    sub: z.string().min(1).max(255),
    email: z.unknown().optional(),
    email_verified: z.unknown().optional(),
    name: z.string().max(200).optional().catch(undefined),
    nonce: z.string().optional(),
    azp: z.string().optional(),
    aud: z.union([z.string(), z.array(z.string())]),
    hd: z.string().optional().catch(undefined),
  })
  .transform(({ email, email_verified, ...claims }) => ({
    ...claims,
    email: email_verified === true ? EmailAddress.safeParse(email).data : undefined,
  }))

const TokenReply = z.object({ id_token: z.string() })

/** Sign-in by OpenID Connect: the code flow with PKCE, and bare id tokens of the one-tap prompt. */
export function openIdGoogle(provider: OpenIdProvider): Google {
  const { clientId, oneTap, authorizationEndpoint } = provider
  return {
    clientId,
    oneTap,
    authorisationUrl: async (redirectUri) => {
      const codeVerifier = randomBytes(32).toString('base64url')
      const url = new URL(authorizationEndpoint)
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: SCOPE,
        code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
        code_challenge_method: 'S256',
      }).toString()
      return { url: url.href, codeVerifier }
    },
    identityOfCode: async (returned) => identityOf(provider, await exchange(provider, returned)),
    identityOfToken: (idToken) => identityOf(provider, idToken),
  }
}

/** Exchanges the authorisation code for an id token. */
async function exchange(provider: OpenIdProvider, returned: ReturnedCode): Promise<string> {
  const endpoint = provider.tokenEndpoint()
  if (!endpoint) throw new GoogleError(LOGIN_FAILED)
  const response = await fetch(endpoint, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: returned.code,
      redirect_uri: returned.redirectUri,
      client_id: provider.clientId,
      client_secret: provider.clientSecret,
      ...(returned.codeVerifier && { code_verifier: returned.codeVerifier }),
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(TOKEN_TIMEOUT_MS),
  }).catch((cause: Error) => {
    throw new GoogleError(WENT_WRONG, { cause })
  })
  const reply: unknown = await response.json().catch(() => undefined)
  const parsed = TokenReply.safeParse(reply)
  if (parsed.success) return parsed.data.id_token
  throw refusal(response.status, reply)
}

/** An invalid, expired or used code has no `cause`, so it is not logged: the reader can try again. */
function refusal(status: number, reply: unknown): GoogleError {
  const error = z.object({ error: z.string() }).safeParse(reply).data?.error ?? 'no id token'
  return error === 'invalid_grant'
    ? new GoogleError(LOGIN_FAILED)
    : new GoogleError(WENT_WRONG, { cause: new Error(`token endpoint: ${status} ${error}`) })
}

async function identityOf(
  { clientId, issuers, keys, clock = systemClock }: OpenIdProvider,
  idToken: string,
): Promise<GoogleIdentity & { nonce: string | undefined }> {
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      algorithms: ['RS256'],
      audience: clientId,
      issuer: issuers,
      requiredClaims: ['exp', 'iat', 'sub'],
      currentDate: clock.now(),
    })
    const { sub, email, name, nonce, hd, ...audience } = Claims.parse(payload)
    requireOwnAudience(audience, clientId)
    const isAuthoritative = email !== undefined && isGoogleAuthoritative(email, hd)
    return { sub, email, isAuthoritative, name, nonce }
  } catch (cause) {
    throw new GoogleError(WENT_WRONG, { cause })
  }
}

/** OpenID Connect Core 3.1.3.7: of several audiences, `azp` says which one the token was issued to. */
function requireOwnAudience(
  { aud, azp }: { aud: string | string[]; azp?: string | undefined },
  clientId: string,
): void {
  const hasOthers = Array.isArray(aud) && aud.some((audience) => audience !== clientId)
  if (azp === undefined ? hasOthers : azp !== clientId) {
    throw new Error('the token is for another client')
  }
}

const GMAIL_DOMAINS = ['gmail.com', 'googlemail.com']

/**
 * Whether Google itself runs the mailbox: at Gmail, or for a Workspace domain (the `hd` claim). Any other
 * address was verified once, when it was added to the Google account, and may have a new owner since.
 */
export function isGoogleAuthoritative(email: string, hostedDomain: string | undefined): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return GMAIL_DOMAINS.includes(domain) || domain === hostedDomain?.toLowerCase()
}
