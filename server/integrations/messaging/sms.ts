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
