import { cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { onTestFinished, vi } from 'vitest'
import { runtimeConfig } from '#server/runtime-config.ts'
import { createTestServer } from '#server/testing.ts'
import { App } from './App.tsx'
import { setLanguage } from './i18n/language.ts'

type TestServer = Awaited<ReturnType<typeof createTestServer>>

/** Opens the real app at a path, answered by the real server in this process. */
export async function openApp(path: string, given?: TestServer) {
  const server = given ?? (await createTestServer())
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => server.app.request(url, init))
  document.head.innerHTML = `<script type="application/json" id="config"></script>`
  const place = document.getElementById('config')
  if (place) place.textContent = JSON.stringify(runtimeConfig(server.services))
  await setLanguage('en')
  window.history.replaceState(null, '', path)
  onTestFinished(() => {
    cleanup()
    vi.unstubAllGlobals()
    window.localStorage.clear()
    window.sessionStorage.clear()
  })
  return { ...render(<App />), server, user: userEvent.setup() }
}
