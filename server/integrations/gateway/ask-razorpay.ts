import { z } from 'zod'
import { GatewayRefusal, GatewaySilence } from './gateway.ts'

const Refused = z.object({
  code: z.string(),
  description: z.string().nullish(),
  reason: z.string().nullish(),
})

/** What the package throws, and what its client does when it is asked past the package. */
const Answered = z.union([
  z.object({ statusCode: z.number(), error: z.unknown() }),
  z
    .object({ response: z.object({ status: z.number(), data: z.object({ error: z.unknown() }) }) })
    .transform(({ response }) => ({ statusCode: response.status, error: response.data.error })),
])

/** They decide nothing about a payment: our key is not taken, a request is still in work, or too many are. */
const UNDECIDED = [401, 403, 408, 409, 425, 429]

/** Makes a call and tells a refusal from silence. Only what Razorpay itself refused counts as refused. */
export async function askRazorpay<T>(call: Promise<() => Promise<T>>): Promise<T> {
  const ask = await call
  try {
    return await ask()
  } catch (error) {
    throw meaningOf(error)
  }
}

/** A network that failed is a TypeError of the package's, which looks for an answer where there is none. */
function meaningOf(error: unknown): Error {
  const { statusCode = 0, error: said } = Answered.safeParse(error).data ?? {}
  const refused = Refused.safeParse(said).data
  if (!refused || statusCode < 400 || statusCode >= 500 || UNDECIDED.includes(statusCode)) {
    return new GatewaySilence(`Razorpay decided nothing: ${statusCode || 'no answer'}`)
  }
  const { code, description, reason } = refused
  return new GatewayRefusal(
    { code, description: description ?? '', reason: reason ?? '' },
    statusCode,
  )
}
