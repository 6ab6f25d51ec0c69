import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { type GoogleAccount, listGoogleAccounts, oneTapAs } from '#contract/dev.ts'
import { API_BASE } from '#contract/route.ts'
import { answerProblem } from '../../http/answer-error.ts'
import type { App } from '../../http/app.ts'
import { ProblemError } from '../../http/problem-error.ts'
import { serve } from '../../http/serve.ts'
import type { Google } from './google.ts'
import { openIdGoogle } from './open-id-google.ts'
import { standInAccounts } from './stand-in-accounts.ts'
import { claimsOf, openStandInIdentityProvider } from './stand-in-identity-provider.ts'

/** Our server answers the requests to the stand-in identity provider below this path. */
export const STAND_IN_PATH = `${API_BASE}/dev/google/openid`

const CLIENT = { clientId: 'broadsheet-stand-in', clientSecret: 'no-secret-at-all' }
const KEY_ID = 'stand-in'

/** A local OpenID provider that stands in for Google. */
interface StandInGoogle extends Google {
  accounts(): GoogleAccount[]
  /** The token that the one-tap prompt returns for an account. */
  credential(account: string, nonce: string): Promise<string | undefined>
  /** Answers requests of browsers and of our own server to the identity provider. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>
}

export function isStandIn(google: Google): google is StandInGoogle {
  return google.oneTap === 'stand-in'
}

export function standInGoogle(publicUrl: string, redirectUris: string[]): StandInGoogle {
  const issuer = publicUrl + STAND_IN_PATH
  const accounts = standInAccounts()
  const open = async () => {
    const key = await signingKey()
    const { privateJwk } = key
    const standIn = { ...CLIENT, issuer, redirectUris, accounts, privateJwk }
    const provider = await openStandInIdentityProvider(standIn)
    return { ...key, answer: provider.callback() }
  }
  let opened: ReturnType<typeof open> | undefined
  const opening = () => {
    opened ??= open()
    return opened
  }

  // Set by the browser's visit, which always precedes the exchange of its code.
  let ownAddress: string | undefined

  return {
    ...openIdGoogle({
      ...CLIENT,
      oneTap: 'stand-in',
      issuers: [issuer],
      authorizationEndpoint: `${issuer}/auth`,
      tokenEndpoint: () => ownAddress && `${ownAddress}${STAND_IN_PATH}/token`,
      keys: async (...parameters) => (await opening()).keys(...parameters),
    }),

    accounts: () => accounts.all(),

    credential: async (id, nonce) => {
      const account = accounts.find(id)
      if (!account) return undefined
      return new SignJWT({ ...claimsOf(account), nonce, azp: CLIENT.clientId })
        .setProtectedHeader({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(CLIENT.clientId)
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign((await opening()).privateKey)
    },

    answer: async (request, response) => {
      ownAddress = addressOf(request.socket.address())
      const { answer } = await opening()
      await answer(rewriteRequest(issuer, request), response)
    },
  }
}

/** Generating a key is slow, so the process generates one when it is first needed. */
let keyOfProcess: ReturnType<typeof makeKey> | undefined

function signingKey() {
  keyOfProcess ??= makeKey()
  return keyOfProcess
}

async function makeKey() {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const named = { kid: KEY_ID, alg: 'RS256', use: 'sig' }
  return {
    privateKey,
    privateJwk: { ...(await exportJWK(privateKey)), ...named },
    keys: createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), ...named }] }),
  }
}

function addressOf(socket: AddressInfo | object): string | undefined {
  if (!('address' in socket)) return undefined
  const host = socket.family === 'IPv6' ? `[${socket.address}]` : socket.address
  return `http://${host}:${socket.port}`
}

/** Removes our path prefix and sets the public address, because the provider builds its URLs from the request. */
function rewriteRequest(issuer: string, request: IncomingMessage): IncomingMessage {
  const { protocol, host } = new URL(issuer)
  const original = request.url ?? '/'
  const url = original.slice(STAND_IN_PATH.length)
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1)
  request.headers['x-forwarded-host'] = host
  // Removes the provider's session cookie, so that every sign-in asks for an account.
  request.headers.cookie = request.headers.cookie?.replace(/_session(\.sig)?=[^;]*/g, '')
  return Object.assign(request, { url, originalUrl: original })
}

/** Mounted before all middleware that reads bodies, because the provider reads the raw request. */
export function mountStandInGoogle(app: App, google: StandInGoogle): void {
  app.all(`${STAND_IN_PATH}/*`, async (context) => {
    const { env } = context
    if (!isNode(env)) return answerProblem(context, 'unavailable', 'Only over a real connection.')
    await google.answer(env.incoming, env.outgoing)
    return RESPONSE_ALREADY_SENT
  })
}

/** The calls of the stand-in for the one-tap prompt. */
export function standInGoogleRoutes(app: App, google: StandInGoogle): void {
  serve(app, listGoogleAccounts, () => ({ accounts: google.accounts() }))

  serve(app, oneTapAs, async ({ body }) => {
    const credential = await google.credential(body.account, body.nonce)
    if (!credential) throw new ProblemError('not-found', 'There is no such account.')
    return { credential }
  })
}

function isNode(env: unknown): env is HttpBindings {
  return typeof env === 'object' && env !== null && 'incoming' in env && 'outgoing' in env
}
