/** The state of the sandbox gateway. The product must not read it: a real gateway keeps its state elsewhere. */
export interface SandboxGatewayTables {
  sandbox_order: SandboxOrderTable
  sandbox_payment: SandboxPaymentTable
  sandbox_token: SandboxTokenTable
  sandbox_refund: SandboxRefundTable
  sandbox_delivery: SandboxDeliveryTable
}

export interface SandboxOrderTable {
  id: string
  receipt: string
  amount_cents: number
  currency: 'INR' | 'USD'
  /** As JSON. */
  notes: string
  customer_id: string | null
  /** The limit of each debit, when a mandate was requested; otherwise null. */
  max_amount_cents: number | null
  created_at: number
}

export interface SandboxPaymentTable {
  id: string
  order_id: string
  amount_cents: number
  currency: 'INR' | 'USD'
  notes: string
  method: 'card' | 'upi'
  /** The behaviour of the test card or UPI id. */
  outcome: string
  state: 'authorized' | 'captured' | 'failed'
  /** As JSON. */
  failure: string | null
  /** A failed payment with this time becomes authorised then. */
  authorises_at: number | null
  token_id: string | null
  customer_id: string | null
  refunded_cents: number
  created_at: number
}

export interface SandboxTokenTable {
  id: string
  customer_id: string
  outcome: string
  max_amount_cents: number
  /** Debits fail from this time on. */
  ends_at: number | null
  created_at: number
}

export interface SandboxRefundTable {
  id: string
  payment_id: string
  /** The caller's idempotency key: the same key returns the same refund. */
  key: string
  amount_cents: number
  state: 'pending' | 'processed'
  /** A pending refund with this time fails then. */
  fails_at: number | null
  created_at: number
}

/** One delivery of one event to the webhook. */
export interface SandboxDeliveryTable {
  id: string
  event_id: string
  body: string
  state: 'waiting' | 'delivered' | 'given-up'
  due_at: number
  /** Order among deliveries that are due at the same time. */
  position: number
  tries: number
}
