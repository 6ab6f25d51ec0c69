/** Fields of the gateway's entities without personal data. */
const IMPERSONAL = new Set([
  'entity',
  'event',
  'contains',
  'payload',
  'id',
  'account_id',
  'created_at',
  'receipt',
  'payment',
  'order',
  'refund',
  'token',
  'dispute',
  'recurring_details',
  'order_id',
  'payment_id',
  'invoice_id',
  'token_id',
  'customer_id',
  'refund_id',
  'amount',
  'currency',
  'status',
  'captured',
  'method',
  'fee',
  'tax',
  'amount_refunded',
  'refund_status',
  'error_code',
  'error_reason',
  'error_source',
  'error_step',
  'recurring',
])

/** Secrets of a running checkout. */
const SECRET = new Set(['attempt_token'])

/** Removes the payer's e-mail address, number, name, card, UPI address and notes. */
export function withoutPayer(body: unknown): unknown {
  return filterFields(body, (name) => IMPERSONAL.has(name))
}

export function withoutSecrets(body: unknown): unknown {
  return filterFields(body, (name) => !SECRET.has(name))
}

function filterFields(value: unknown, isKept: (name: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => filterFields(each, isKept))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => isKept(name))
      .map(([name, each]) => [name, filterFields(each, isKept)]),
  )
}
