import { changeEmail, changePhoneNumber, verifyCode } from '#contract/auth.ts'
import { PreAuthData } from '#contract/auth-codes.ts'
import { requestContactUndo } from '#contract/auth-contact.ts'
import { runDueJobs } from '../jobs/run-jobs.ts'
import type { createTestServer } from '../testing.ts'
import { type Browser, latestCode } from './testing.ts'

type TestServer = Awaited<ReturnType<typeof createTestServer>>

/** Requests a code to the new contact. */
export async function startChange(browser: Browser, contact: string): Promise<Response> {
  return contact.startsWith('+')
    ? browser.send('POST', changePhoneNumber.path, { phoneNumber: contact })
    : browser.send('POST', changeEmail.path, { email: contact })
}

export async function verify(browser: Browser, sent: unknown, userInputCode: string) {
  const body = { ...PreAuthData.parse(sent), userInputCode }
  const response = await browser.send('POST', verifyCode.path, body)
  return { response, reply: await response.json() }
}

/** Changes to a contact with the code that it is sent, and runs the jobs that send the notices. */
export async function changeTo(server: TestServer, browser: Browser, contact: string) {
  const sent = await (await startChange(browser, contact)).json()
  const { reply } = await verify(browser, sent, latestCode(server, contact))
  if (reply.status !== 'OK') throw new Error(`Not changed: ${JSON.stringify(reply)}`)
  await runDueJobs(server.services)
}

export async function userData(browser: Browser) {
  return (await (await browser.send('GET', '/auth/me')).json()).userData
}

/** The token in the newest message with a link to this contact. */
export function undoTokenSentTo({ inbox }: TestServer, contact: string): string {
  const tokens = inbox
    .messages(contact)
    .flatMap(({ text }) => /undo-change\?token=([\w-]+)/.exec(text)?.[1] ?? [])
  if (!tokens[0]) throw new Error(`${contact} was sent no link`)
  return tokens[0]
}

export async function undo(browser: Browser, token: string) {
  const response = await browser.send('POST', requestContactUndo.path, { token })
  return { status: response.status, reply: await response.json() }
}
