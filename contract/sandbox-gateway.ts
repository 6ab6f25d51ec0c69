import { z } from 'zod'
import { defineRoute } from './route.ts'
import { text } from './text.ts'

/** The outcome of each test card of the sandbox gateway. The first six are Razorpay's own. */
export const SANDBOX_CARDS = {
  '4100280000001007': 'success',
  '4100280000080001': 'insufficient-funds',
  '4100280000070002': 'cancelled',
  '4100280000060003': 'declined',
  '4100280000090000': 'timed-out',
  '4100280000000009': 'authentication-failed',
  '4000000000007015': 'webhook-late',
  '4000000000007023': 'webhook-lost',
  '4000000000007031': 'webhook-three-times',
  '4000000000007049': 'captured-before-authorised',
  '4000000000007056': 'callback-lost',
  '4000000000007064': 'fails-then-late-authorised',
  '4000000000007072': 'renewals-decline',
  '4000000000007080': 'mandate-revoked',
  '4000000000007098': 'refund-pending',
  '4000000000007106': 'refund-fails',
  '4000000000007114': 'dispute',
  '4000000000007122': 'otp-step',
} as const
export const SandboxOutcome = z.enum(Object.values(SANDBOX_CARDS))
export type SandboxOutcome = z.infer<typeof SandboxOutcome>

export const SANDBOX_WEBHOOK_DELAY_SECONDS = 30

/** A bank may authorise a declined payment later, when the purchase has been abandoned. */
export const SANDBOX_LATE_AUTHORISATION_SECONDS = 60 * 60

/** A shorter one-time password is refused. */
export const SANDBOX_OTP_MIN_LENGTH = 4

export const SANDBOX_UPI = {
  'success@razorpay': 'success',
  'failure@razorpay': 'declined',
} as const satisfies Record<string, SandboxOutcome>

export const SandboxPayment = z.discriminatedUnion('method', [
  z.object({
    method: z.literal('card'),
    order_id: text(100),
    number: z.string().regex(/^\d{12,19}$/),
    otp: z
      .string()
      .regex(/^\d{0,10}$/)
      .optional(),
  }),
  z.object({ method: z.literal('upi'), order_id: text(100), vpa: text(100) }),
])
export type SandboxPayment = z.infer<typeof SandboxPayment>

/**
 * The reply to the checkout, in the gateway's terms. `otp_required`: retry with a one-time password.
 * `lost`: the money was taken, but the browser gets no confirmation.
 */
export const SandboxResult = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('paid'),
    razorpay_payment_id: z.string(),
    razorpay_order_id: z.string(),
    razorpay_signature: z.string(),
  }),
  z.object({ status: z.literal('otp_required') }),
  z.object({ status: z.literal('lost') }),
  z.object({
    status: z.literal('failed'),
    error: z.object({ code: z.string(), description: z.string(), reason: z.string() }),
  }),
])
export type SandboxResult = z.infer<typeof SandboxResult>

export const payInSandbox = defineRoute({
  method: 'POST',
  path: '/dev/gateway/payments',
  summary: 'Pay an order at the sandbox gateway.',
  caller: 'anyone',
  body: SandboxPayment,
  reply: SandboxResult,
})
