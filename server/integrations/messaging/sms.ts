import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Inbox } from './inbox.ts'
import { NotSentError } from './not-sent-error.ts'

/** Sends one SMS; rejects with a NotSentError when it was not accepted for delivery. */
export type SendSms = (message: SmsMessage) => Promise<void>

export interface SmsMessage {
  /** With its country code. */
  to: string
  text: string
  /** By itself, for gateways that put it into a registered template; a notice has none. */
  otp?: string
  /** The variable part of the link in a notice, for the same gateways. */
  undoToken?: string
  /** Of the registered wording, where a message has one of its own. */
  templateId?: string
}

/** A reader who waits longer than this asks again. */
export const SMS_TIMEOUT_MS = 8000

export const REFUSED_NUMBER = '+919999900000'
export const HANGING_NUMBER = '+919999900001'

/** Stands in for a gateway, faults included: one number is always refused, one never answers. */
export function inboxSms(inbox: Inbox, clock: Clock, timeoutMs = SMS_TIMEOUT_MS): SendSms {
  return async ({ to, text }) => {
    if (to === REFUSED_NUMBER) throw new NotSentError('The SMS gateway refused')
    if (to === HANGING_NUMBER) {
      await wait(timeoutMs)
      throw new NotSentError('The SMS gateway did not answer in time')
    }
    inbox.deliver({ to, channel: 'sms', text, at: clock.now().toISOString() })
  }
}
