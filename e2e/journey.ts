import { randomInt, randomUUID } from 'node:crypto'
import { type APIRequestContext, test as base, expect } from '@playwright/test'

/** Gives each journey its own client address, so that they do not share rate limits. */
export const test = base.extend({
  extraHTTPHeaders: async ({ baseURL: _anyFixture }, use) => {
    await use({ 'x-forwarded-for': `198.51.${randomInt(256)}.${randomInt(256)}` })
  },
})

export { expect }

export function newEmail(): string {
  return `reader-${randomUUID().slice(0, 8)}@example.com`
}

/** A random number that is none of the test numbers that simulate a fault. */
export function newMobile(): string {
  return `98${randomInt(10_000_000, 99_999_999)}`
}

/** The newest code in the inbox of the stand-in. */
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
