import { consumeCode, createCode, type PreAuthData, resendCode } from '#contract/auth-codes.ts'
import type { MovableClock } from '../integrations/clock.ts'
import type { Browser } from './testing.ts'

export async function askForCode(browser: Browser, contact: string) {
  const body = contact.startsWith('+') ? { phoneNumber: contact } : { email: contact }
  return (await browser.send('POST', createCode.path, body)).json()
}

export async function askForResend(browser: Browser, { preAuthSessionId, deviceId }: PreAuthData) {
  const device = { preAuthSessionId, deviceId }
  return (await browser.send('POST', resendCode.path, device)).json()
}

export async function enterCode(browser: Browser, sent: PreAuthData, userInputCode: string) {
  const { preAuthSessionId, deviceId } = sent
  const body = { preAuthSessionId, deviceId, userInputCode }
  return (await browser.send('POST', consumeCode.path, body)).json()
}

export function moveOn(clock: MovableClock, ms: number): void {
  clock.moveTo(new Date(clock.now().getTime() + ms))
}

/** A code other than this one. Different values of `by` give different codes. */
export function wrongCode(code: string, by = 1): string {
  return String((Number(code) + by) % 1_000_000).padStart(6, '0')
}
