import { consumeCode, createCode, phoneNumberExists } from '#contract/auth-codes.ts'
import { refreshSession } from '#contract/auth-sessions.ts'
import { API_BASE } from '#contract/route.ts'
import type { Deployment } from './deployment-testing.ts'

export interface Tokens {
  access: string
  refresh: string
}

/** Calls a route; `from` is the client address that a proxy reports. */
export function send(
  server: string,
  { method, path }: { method: string; path: string },
  { body, bearer, from, key }: { body?: object; bearer?: string; from?: string; key?: string } = {},
): Promise<Response> {
  return fetch(`${server}${API_BASE}${path}`, {
    method,
    headers: {
      rid: 'anti-csrf',
      ...(body && { 'content-type': 'application/json' }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(from && { 'x-forwarded-for': from }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}

export async function requestCode(server: string, phoneNumber: string, from: string) {
  return (await send(server, createCode, { body: { phoneNumber }, from })).json()
}

export async function checkExists(server: string, phoneNumber: string, from: string) {
  const query = new URLSearchParams({ phoneNumber })
  const { method, path } = phoneNumberExists
  return (await send(server, { method, path: `${path}?${query}` }, { from })).json()
}

/** Requests a code from one server and enters it on another. */
export async function signIn(
  { codes }: Deployment,
  { phone, requestOn, enterOn }: { phone: string; requestOn: string; enterOn: string },
): Promise<Tokens> {
  const from = `198.51.100.${Number(phone.slice(-2))}`
  const { preAuthSessionId, deviceId } = await requestCode(requestOn, phone, from)
  const body = { preAuthSessionId, deviceId, userInputCode: codes.get(phone) }
  return tokensIn(await send(enterOn, consumeCode, { body, from }))
}

export async function refresh(server: string, token: string): Promise<Response> {
  return send(server, refreshSession, { bearer: token })
}

export function tokensIn({ headers }: Response): Tokens {
  const access = headers.get('st-access-token')
  const refresh = headers.get('st-refresh-token')
  if (!access || !refresh) throw new Error('The response has no session')
  return { access, refresh }
}
