import { refreshSession } from '#contract/auth-sessions.ts'
import type { createTestServer } from '../testing.ts'
import { type Browser, browserOn } from './testing.ts'

type TestServer = Awaited<ReturnType<typeof createTestServer>>

/** The `fdi-version` that each supported release of the sign-in library sends with a refresh. */
const FDI_VERSIONS = {
  latest: '1.16,1.17,1.18,1.19,2.0,3.0,3.1,4.0,4.1',
  old: '1.16,1.17,1.18',
}

/** The release of the sign-in library on a device, and where it keeps its tokens. */
export interface Library {
  release: keyof typeof FDI_VERSIONS
  mode: 'cookie' | 'header'
}

export const EVERY_LIBRARY: readonly Library[] = [
  { release: 'latest', mode: 'cookie' },
  { release: 'latest', mode: 'header' },
  { release: 'old', mode: 'cookie' },
  { release: 'old', mode: 'header' },
]

/** Sends requests in the wire format of the sign-in library. `cookies` holds the tokens in both modes. */
export interface Device extends Browser {
  /** The server answers, but the answer does not arrive. */
  loseAnswer(method: string, path: string): Promise<void>
  /** Another device with the same tokens. */
  copy(): Device
}

export function deviceOn(server: TestServer, library: Library): Device {
  const browser = browserOn(server)
  const fdi = { 'fdi-version': FDI_VERSIONS[library.release] }
  const cookies = library.mode === 'cookie' ? browser.cookies : new Map<string, string>()

  async function sendWithHeaders(method: string, path: string, body?: object): Promise<Response> {
    const name = path === refreshSession.path ? 'sRefreshToken' : 'sAccessToken'
    const token = cookies.get(name)
    const response = await browser.send(method, path, body, {
      ...fdi,
      'st-auth-mode': 'header',
      ...(token && { authorization: `Bearer ${token}` }),
    })
    keepToken('sAccessToken', response.headers.get('st-access-token'))
    keepToken('sRefreshToken', response.headers.get('st-refresh-token'))
    return response
  }

  function keepToken(name: string, value: string | null): void {
    if (value) cookies.set(name, value)
    else if (value === '') cookies.delete(name)
  }

  const device: Device = {
    cookies,
    send: (method, path, body) =>
      library.mode === 'cookie'
        ? browser.send(method, path, body, fdi)
        : sendWithHeaders(method, path, body),
    loseAnswer: async (method, path) => {
      await device.copy().send(method, path)
    },
    copy: () => {
      const twin = deviceOn(server, library)
      for (const [name, value] of cookies) twin.cookies.set(name, value)
      return twin
    },
  }
  return device
}
