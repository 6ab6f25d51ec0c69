/** What the sandbox gateway remembers, as the migrations leave it: it is a bank of its own, which happens to share our database. */
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
  /** When a mandate was asked for: the most that it may debit at once. */
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
  /** What the card does, by its number. */
  outcome: string
  state: 'authorized' | 'captured' | 'failed'
  /** As JSON. */
  failure: string | null
  /** From then on a failed one counts as authorised after all. */
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
  /** From then on nothing is debited by it. */
  ends_at: number | null
  created_at: number
}

export interface SandboxRefundTable {
  id: string
  payment_id: string
  /** The caller's own: the same one gives the same refund. */
  key: string
  amount_cents: number
  state: 'pending' | 'processed'
  /** From then on a pending one has failed. */
  fails_at: number | null
  created_at: number
}

/** One time that one event is to be told. */
export interface SandboxDeliveryTable {
  id: string
  event_id: string
  body: string
  state: 'waiting' | 'delivered' | 'given-up'
  due_at: number
  /** Order among those that are due at the same time. */
  position: number
  tries: number
}
