import { cleanup, configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import type { StaffRole, StaffScope } from '#contract/desk/permissions.ts'
import { browserOfStaff } from '#server/desk/testing.ts'
import { createTestServer } from '#server/testing.ts'
import { cookieJar } from '#test-support/cookie-jar.ts'
import { WAIT_LIMIT_MS } from '#test-support/time-limits.ts'
import { App } from './App.tsx'
import { setLanguage } from './i18n/language.ts'

export type TestServer = Awaited<ReturnType<typeof createTestServer>>

configure({ asyncUtilTimeout: WAIT_LIMIT_MS })

const jar = cookieJar()

interface DeskVisit {
  server?: TestServer
  /** Signed in with this role; nobody is signed in without it. */
  role?: StaffRole
  scope?: StaffScope
}

/** Opens the real desk at a path below /desk, answered by the real server in this process. */
export async function openDesk(path: string, { server: given, role, scope }: DeskVisit = {}) {
  const server = given ?? (await createTestServer())
  answerFrom(server)
  if (role) {
    const staff = { email: `${role}@paper.example`, role, ...(scope && { scope }) }
    const { browser } = await browserOfStaff(server, staff)
    for (const [name, value] of browser.cookies) jar.set(name, value)
  }
  await setLanguage('en')
  window.history.replaceState(null, '', `/desk${path}`)
  onTestFinished(() => {
    cleanup()
    jar.empty()
  })
  return { ...render(<App />), server, user: userEvent.setup() }
}

function answerFrom(server: TestServer): void {
  globalThis.fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(String(input), window.location.href)
    const request = new Request(url, init)
    // Set on the Request, because its constructor drops these headers.
    request.headers.set('host', url.host)
    request.headers.set('origin', url.origin)
    request.headers.set('cookie', jar.headerFor(url.pathname))
    const response = await server.app.request(request)
    jar.keep(response)
    return response
  }
}
