import type Razorpay from 'razorpay'
import { z } from 'zod'
import type { Currency } from '#contract/plans.ts'
import { GatewayRefusal, GatewaySilence } from './gateway.ts'
import type { DebitRequest, OrderRequest, RazorpayApi, RefundRequest } from './razorpay-api.ts'
import type { RazorpayAccount } from './razorpay-config.ts'

/** The package has no timeout of its own. */
const TIMEOUT_MS = 15_000
const MAX_ITEMS = 100

/** The package's private HTTP client. */
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

/** Razorpay's API through its official package. */
export function razorpayClient(account: RazorpayAccount, connection: Connection = {}): RazorpayApi {
  let opened: ReturnType<typeof open> | undefined
  const ask = <T>(call: (client: Razorpay, http: HttpClient) => Promise<T>) => {
    // The package is loaded at the first call.
    opened ??= open(account, connection)
    return callRazorpay(
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
        // The package's own refund call cannot send this header.
        const headers = { 'X-Refund-Idempotency': refund.receipt }
        const path = `/v1/payments/${encodeURIComponent(paymentId)}/refund`
        return (await http.post(path, refund, { headers })).data
      }),
    refundsOf: (paymentId) =>
      ask(({ payments }) => payments.fetchMultipleRefund(paymentId, { count: MAX_ITEMS })),
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
  // A redirect must not send the secret to another host.
  http.defaults.maxRedirects = 0
  if (connection.baseUrl) http.defaults.baseURL = connection.baseUrl
  return { client, http }
}

const ErrorBody = z.object({
  code: z.string(),
  description: z.string().nullish(),
  reason: z.string().nullish(),
})

/** Errors of the package, and of its HTTP client when it is called directly. */
const ErrorReply = z.union([
  z.object({ statusCode: z.number(), error: z.unknown() }),
  z
    .object({ response: z.object({ status: z.number(), data: z.object({ error: z.unknown() }) }) })
    .transform(({ response }) => ({ statusCode: response.status, error: response.data.error })),
])

/** Statuses that do not decide the request: the key is not accepted, the request is in progress, or there are too many. */
const UNDECIDED_STATUSES = [401, 403, 408, 409, 425, 429]

/** Makes a call and distinguishes a refusal from an unknown outcome. */
async function callRazorpay<T>(call: Promise<() => Promise<T>>): Promise<T> {
  const ask = await call
  try {
    return await ask()
  } catch (error) {
    throw toGatewayError(error)
  }
}

/** After a network failure the package throws a TypeError, because it reads the answer without checking for one. */
function toGatewayError(error: unknown): Error {
  const { statusCode = 0, error: body } = ErrorReply.safeParse(error).data ?? {}
  const refusal = ErrorBody.safeParse(body).data
  const isDecided =
    statusCode >= 400 && statusCode < 500 && !UNDECIDED_STATUSES.includes(statusCode)
  if (!refusal || !isDecided) {
    return new GatewaySilence(`Razorpay gave no decision: ${statusCode || 'no answer'}`)
  }
  const { code, description, reason } = refusal
  return new GatewayRefusal(
    { code, description: description ?? '', reason: reason ?? '' },
    statusCode,
  )
}
