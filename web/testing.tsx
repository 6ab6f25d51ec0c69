import { readFile } from 'node:fs/promises'
import { cleanup, configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import { API_BASE } from '#contract/route.ts'
import { seedInformation } from '#sample/information.ts'
import { signIn } from '#server/auth/testing.ts'
import { runtimeConfig } from '#server/site/runtime-config.ts'
import { createTestServer } from '#server/testing.ts'
import { readCatalogue } from '#store/catalogue/catalogue-file.ts'
import { saveCatalogue } from '#store/catalogue/save-catalogue.ts'
import { cookieJar, writeCookie } from '#test-support/cookie-jar.ts'
import { WAIT_LIMIT_MS } from '#test-support/time-limits.ts'
import { App } from './App.tsx'
import { setStatusKnown } from './analytics/track.ts'
import { setLanguage } from './i18n/language.ts'
import { forgetPlaces } from './reading-places/device-places.ts'
import { sessionCheckFinished } from './session/load-session-library.ts'

export type TestServer = Awaited<ReturnType<typeof createTestServer>>

configure({ asyncUtilTimeout: WAIT_LIMIT_MS })

const jar = cookieJar()
let answering: TestServer | undefined

const underway = new Set<Promise<unknown>>()

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (!answering) throw new TypeError('Failed to fetch')
  const url = new URL(String(input), window.location.href)
  const request = new Request(url, init)
  // Set on the Request, because its constructor drops these headers.
  request.headers.set('host', url.host)
  request.headers.set('cookie', jar.headerFor(url.pathname))
  const response = await answering.app.request(request)
  jar.keep(response)
  return response
}

// Defined once for all tests of a file: the session library wraps the `fetch` that it finds when it starts.
let fetchNow: typeof fetch = answer
Object.defineProperty(globalThis, 'fetch', {
  configurable: true,
  get: () => fetchNow,
  set: (wrapped: typeof fetch) => {
    fetchNow = (...asked) => {
      const answered = wrapped(...asked)
      underway.add(answered)
      const forget = () => underway.delete(answered)
      answered.then(forget, forget)
      return answered
    }
  },
})

/** Flushes queued analytics events, so that the next test starts without them. */
function sendWaitingEvents(): void {
  setStatusKnown(true)
  setStatusKnown(false)
}

/** Waits for open requests: a session refresh whose cookies are cleared half way would never end. */
async function everythingAnswered(): Promise<void> {
  while (underway.size > 0) await Promise.allSettled(underway)
  await sessionCheckFinished()
}

/** Opens the real app at a path, answered by the real server in this process. `state` is the history state of that path. */
export async function openApp(path: string, given?: TestServer, state: unknown = null) {
  const server = given ?? (await createTestServer())
  answering = server
  document.head.innerHTML = `<script type="application/json" id="config"></script>`
  const place = document.getElementById('config')
  if (place) place.textContent = JSON.stringify(runtimeConfig(server.services))
  await setLanguage('en')
  window.history.replaceState(state, '', path)
  onTestFinished(async () => {
    cleanup()
    await everythingAnswered()
    sendWaitingEvents()
    jar.empty()
    forgetPlaces()
    window.localStorage.clear()
    window.sessionStorage.clear()
  })
  return { ...render(<App />), server, user: userEvent.setup() }
}

/** A server on which this browser is signed in. */
export async function signedInServer(contact: string, given?: TestServer): Promise<TestServer> {
  const server = given ?? (await createTestServer())
  answering = server
  await signIn(server, contact, { cookies: new Map(), send })
  return server
}

/** Puts the sample's plans on sale. */
export async function offerPlans({ services }: TestServer): Promise<void> {
  const read = readCatalogue(await readFile('sample/pv/catalogue.json', 'utf8'))
  if ('faults' in read) throw new Error(read.faults.join('; '))
  await saveCatalogue(services.db, read.catalogue)
}

/** Loads the sample's FAQs, testimonials, discount and legal texts. */
export async function tellInformation({ services }: TestServer): Promise<void> {
  await seedInformation(services.db, services.config.publisher)
}

/** Sends a request as the session library does, and stores its cookies. */
async function send(method: string, path: string, body?: object): Promise<Response> {
  const response = await fetch(API_BASE + path, {
    method,
    headers: { 'content-type': 'application/json', rid: 'session', 'st-auth-mode': 'cookie' },
    body: JSON.stringify(body),
  })
  const token = response.headers.get('front-token')
  if (token) writeCookie(`sFrontToken=${token}`)
  if (token) writeCookie(`st-last-access-token-update=${Date.now()}`)
  return response
}
