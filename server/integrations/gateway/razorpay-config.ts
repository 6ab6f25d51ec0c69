import { z } from 'zod'
import { StartError } from '#store/store-config.ts'

/** The Razorpay account that receives payments. */
export const RazorpayEnvironment = z.object({
  RAZORPAY_KEY_ID: z
    .string()
    .optional()
    .describe(
      'Key id of the Razorpay account that takes payments; a sandbox with test cards when unset. Production refuses to start without.',
    ),
  RAZORPAY_KEY_SECRET: z.string().optional().describe('Secret of that key.'),
  RAZORPAY_WEBHOOK_SECRET: z
    .string()
    .optional()
    .describe('Secret of the webhook at `/api/payments/webhooks/razorpay`.'),
})
type RazorpayEnvironment = z.infer<typeof RazorpayEnvironment>

export interface RazorpayAccount {
  keyId: string
  keySecret: string
  webhookSecret: string
}

export interface RazorpayConfig {
  /** Undefined if the sandbox is used. */
  razorpay: RazorpayAccount | undefined
}

export function razorpayConfig(env: RazorpayEnvironment): RazorpayConfig {
  const {
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
  } = env
  if (keyId && keySecret && webhookSecret) return { razorpay: { keyId, keySecret, webhookSecret } }
  const missing = razorpayVariablesMissing(env)
  if (missing.length === VARIABLES.length) return { razorpay: undefined }
  const verb = `${missing.join(' and ')} must be set too`
  throw new StartError(`Bad configuration: for Razorpay, ${verb}`)
}

const VARIABLES = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const

export function razorpayVariablesMissing(env: RazorpayEnvironment): string[] {
  return VARIABLES.filter((name) => !env[name])
}
