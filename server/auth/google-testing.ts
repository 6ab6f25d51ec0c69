import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { startServer } from '../http/start-server.ts'
import { type Choice, type Cookie, visitGoogle } from '../integrations/google/testing.ts'
import { createTestServer } from '../testing.ts'

export const ASHA = { account: '100000000000000000001' }

export const LOGIN_FAILED = { status: 'GENERAL_ERROR', message: 'Login failed. Please try again.' }
export const WENT_WRONG = { status: 'GENERAL_ERROR', message: 'Oops! Something went wrong.' }

/** Starts the server on a port, and returns what a page of the site can do with Google. */
export async function googleServer(port: number, env: Record<string, string> = {}) {
  const server = await createTestServer({ PORT: String(port), ...env })
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-web-'))
  writeFileSync(join(folder, 'index.html'), '')
  const running = await startServer(server.services, folder)
  onTestFinished(async () => {
    await running.stop()
    rmSync(folder, { recursive: true })
  })
  const origin = `http://localhost:${port}`
  const redirectUri = `${origin}/auth/callback/google`

  async function send(path: string, body?: object, headers?: Record<string, string>) {
    const response = await fetch(`${origin}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        rid: 'thirdparty',
        'st-auth-mode': 'header',
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }

  const authorise = async (uri = redirectUri) =>
    (
      await send(
        `/auth/authorisationurl?${new URLSearchParams({
          thirdPartyId: 'google',
          redirectURIOnProviderDashboard: uri,
        })}`,
      )
    ).body

  const cookies: Cookie[] = []
  const visit = async (choice: Choice) => {
    const { urlWithQueryParams, pkceCodeVerifier } = await authorise()
    const returned = await visitGoogle(`${urlWithQueryParams}&state=mine`, choice, cookies)
    const query = Object.fromEntries(returned.searchParams)
    return { returned, query, pkceCodeVerifier: String(pkceCodeVerifier) }
  }

  const finishSignIn = async (query: Record<string, string>, pkceCodeVerifier?: string) =>
    (await sendCallback(query, pkceCodeVerifier)).body

  const sendCallback = (query: Record<string, string>, pkceCodeVerifier?: string) =>
    send('/auth/signinup', {
      thirdPartyId: 'google',
      redirectURIInfo: {
        redirectURIOnProviderDashboard: redirectUri,
        redirectURIQueryParams: query,
        ...(pkceCodeVerifier && { pkceCodeVerifier }),
      },
    })

  const signInWith = async (choice: Choice) => {
    const { query, pkceCodeVerifier } = await visit(choice)
    return finishSignIn(query, pkceCodeVerifier)
  }

  const newNonce = async (): Promise<string> => (await send('/auth/one-tap-nonce', {})).body.nonce

  const credentialOf = async (account: string, nonce: string): Promise<string> =>
    (await send('/dev/google/one-tap', { account, nonce })).body.credential

  const oneTap = async (id_token: string) =>
    (await send('/auth/signinup', { thirdPartyId: 'google', oAuthTokens: { id_token } })).body

  const page = { send, authorise, visit, finishSignIn, sendCallback, signInWith }
  return { ...server, server, origin, redirectUri, ...page, newNonce, credentialOf, oneTap }
}
