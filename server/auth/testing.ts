import { consumeCode, createCode } from '#contract/auth-codes.ts'
import { API_BASE } from '#contract/route.ts'
import type { createTestServer } from '../testing.ts'

type TestServer = Awaited<ReturnType<typeof createTestServer>>

/** Stand-ins answer only requests from this machine. */
export const THIS_MACHINE = '127.0.0.1'

/** Hono's environment of a request from an address. */
export const sentFrom = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })

/** Sends requests as a browser does, and keeps its cookies. */
export interface Browser {
  cookies: Map<string, string>
  send(method: string, path: string, body?: object, headers?: object): Promise<Response>
}

/** Sends the headers of the sign-in library in cookie mode. */
export function browserOn({ app }: Pick<TestServer, 'app'>, address = '203.0.113.7'): Browser {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async send(method, path, body, headers) {
      const response = await app.request(
        API_BASE + path,
        {
          method,
          headers: {
            ...(body && { 'content-type': 'application/json' }),
            rid: 'anti-csrf',
            'fdi-version': '4.1',
            'st-auth-mode': 'cookie',
            ...(cookies.size > 0 && { cookie: cookieHeader(cookies) }),
            ...headers,
          },
          ...(body && { body: JSON.stringify(body) }),
        },
        sentFrom(path.startsWith('/dev/') ? THIS_MACHINE : address),
      )
      for (const cookie of response.headers.getSetCookie()) keep(cookies, cookie)
      return response
    },
  }
}

/** Signs in with a code from the inbox. */
export async function signIn(server: TestServer, contact: string, browser = browserOn(server)) {
  const request = contact.startsWith('+') ? { phoneNumber: contact } : { email: contact }
  const sent = await (await browser.send('POST', createCode.path, request)).json()
  if (sent.status !== 'OK') throw new Error(`No code was sent: ${JSON.stringify(sent)}`)
  const { preAuthSessionId, deviceId } = sent
  const userInputCode = latestCode(server, contact)
  const body = { preAuthSessionId, deviceId, userInputCode }
  const reply = await (await browser.send('POST', consumeCode.path, body)).json()
  return { browser, reply }
}

export function latestCode({ inbox }: TestServer, contact: string): string {
  const codes = inbox.messages(contact).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? [])
  const [code] = codes
  if (!code) throw new Error(`${contact} was sent no code`)
  return code
}

function cookieHeader(cookies: Map<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

function keep(cookies: Map<string, string>, cookie: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
  if (value === '') cookies.delete(name)
  else cookies.set(name, value)
}
