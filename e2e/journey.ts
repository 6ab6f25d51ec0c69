import { randomInt, randomUUID } from 'node:crypto'
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'

/** Each journey has its own IP address, so that the rate limits of one do not affect another. */
export const test = base.extend({
  extraHTTPHeaders: async ({ baseURL: _anyFixture }, use) => {
    await use({ 'x-forwarded-for': `198.51.${randomInt(256)}.${randomInt(256)}` })
  },
})

export { expect }

/** Resolves when the app runs. Before, it keeps presses and arrow keys, but not swipes and scrolling. */
export async function appRuns(page: Page): Promise<void> {
  await expect(page.locator('[data-first]')).toHaveCount(0)
}

/** Holds the requests to these addresses back until the returned function is called. */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  let send = () => {}
  const isSent = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route(addresses, (route) => isSent.then(() => route.continue()))
  return send
}

/** Runs `act` in the page right after this part is rendered, before the browser handles anything else. */
export function atRender<Result>(
  page: Page,
  selector: string,
  act: (part: HTMLElement) => Result,
): Promise<Result> {
  return page.evaluate(`new Promise((resolve) => {
    const rendering = new MutationObserver(() => {
      const part = document.querySelector(${JSON.stringify(selector)})
      if (!part) return
      rendering.disconnect()
      resolve((${act})(part))
    })
    rendering.observe(document.body, { childList: true, subtree: true })
  })`)
}

export function newEmail(): string {
  return `reader-${randomUUID().slice(0, 8)}@example.com`
}

/** Not one of the numbers that simulate a fault. */
export function newMobile(): string {
  return `98${randomInt(10_000_000, 99_999_999)}`
}

/** The newest code in the stand-in's inbox. */
export async function codeSentTo(request: APIRequestContext, contact: string): Promise<string> {
  const response = await request.get('/api/dev/inbox', { params: { to: contact } })
  const { messages }: { messages: { text: string }[] } = await response.json()
  const code = messages.flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? [])[0]
  if (!code) throw new Error(`${contact} was sent no code`)
  return code
}

export async function advanceClock(request: APIRequestContext, advance: string): Promise<void> {
  await request.post('/api/dev/clock', { data: { advance } })
}

export async function resetClock(request: APIRequestContext): Promise<void> {
  await request.post('/api/dev/clock', { data: { now: new Date().toISOString() } })
}
