import type Razorpay from 'razorpay'
import { z } from 'zod'
import type { Currency } from '#contract/plans.ts'
import { GatewayRefusal, GatewaySilence } from './gateway.ts'
import type { DebitRequest, OrderRequest, RazorpayApi, RefundRequest } from './razorpay-api.ts'
import type { RazorpayAccount } from './razorpay-config.ts'

/** The package itself waits for ever. */
const TIMEOUT_MS = 15_000
const MOST_ITEMS = 100

/** What the package keeps to itself: the client that its calls go by. */
interface HttpClient {
  defaults: { baseURL?: string; timeout?: number; maxRedirects?: number }
  post(
    path: string,
    body: object,
    options: { headers: Record<string, string> },
  ): Promise<{ data: unknown }>
}

interface Connection {
  baseUrl?: string
  timeoutMs?: number
}

/** Razorpay by its official package. */
export function razorpayClient(account: RazorpayAccount, connection: Connection = {}): RazorpayApi {
  let opened: ReturnType<typeof open> | undefined
  const ask = <T>(call: (client: Razorpay, http: HttpClient) => Promise<T>) => {
    // Not loaded before somebody pays.
    opened ??= open(account, connection)
    return askRazorpay(
      opened.then(
        ({ client, http }) =>
          () =>
            call(client, http),
      ),
    )
  }
  return {
    createCustomer: (customer) =>
      ask(({ customers }) => customers.create({ ...customer, fail_existing: 0 })),
    createOrder: (order: OrderRequest) => ask(({ orders }) => orders.create(order)),
    ordersOf: (receipt) => ask(({ orders }) => orders.all({ receipt })),
    paymentsOf: (orderId) => ask(({ orders }) => orders.fetchPayments(orderId)),
    payment: (id) => ask(({ payments }) => payments.fetch(id)),
    capture: (id, amount, currency: Currency) =>
      ask(({ payments }) => payments.capture(id, amount, currency)),
    refund: (paymentId, refund: RefundRequest) =>
      ask(async (_client, http) => {
        // The package's own call can send no header.
        const headers = { 'X-Refund-Idempotency': refund.receipt }
        const path = `/v1/payments/${encodeURIComponent(paymentId)}/refund`
        return (await http.post(path, refund, { headers })).data
      }),
    refundsOf: (paymentId) =>
      ask(({ payments }) => payments.fetchMultipleRefund(paymentId, { count: MOST_ITEMS })),
    refundById: (id) => ask(({ refunds }) => refunds.fetch(id)),
    dispute: (id) => ask(({ disputes }) => disputes.fetch(id)),
    debit: (debit: DebitRequest) => ask(({ payments }) => payments.createRecurringPayment(debit)),
    token: (customerId, tokenId) =>
      ask(({ customers }) => customers.fetchToken(customerId, tokenId)),
    deleteToken: (customerId, tokenId) =>
      ask(({ customers }) => customers.deleteToken(customerId, tokenId)),
  }
}

async function open({ keyId, keySecret }: RazorpayAccount, connection: Connection) {
  const { default: Package } = await import('razorpay')
  const client = new Package({ key_id: keyId, key_secret: keySecret })
  const { rq: http } = client.api as unknown as { rq: HttpClient }
  http.defaults.timeout = connection.timeoutMs ?? TIMEOUT_MS
  // The secret goes to no other host.
  http.defaults.maxRedirects = 0
  if (connection.baseUrl) http.defaults.baseURL = connection.baseUrl
  return { client, http }
}

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
async function askRazorpay<T>(call: Promise<() => Promise<T>>): Promise<T> {
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
