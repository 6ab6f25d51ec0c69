// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { createAccesstypeCall } from '../accesstype-call.ts'
import { openCheckout } from './open-checkout.ts'
import type { RazorpayOptions } from './razorpay-checkout.ts'

// Razorpay's own script cannot run here: this plays its documented surface.
class StandInRazorpay {
  static shown: StandInRazorpay | undefined
  readonly options: RazorpayOptions
  isOpen = false
  fail: (failed: { error: { reason: string } }) => void = () => {}

  constructor(options: RazorpayOptions) {
    this.options = options
    StandInRazorpay.shown = this
  }

  on(_event: 'payment.failed', tell: StandInRazorpay['fail']) {
    this.fail = tell
  }

  open() {
    this.isOpen = true
  }

  close() {
    this.isOpen = false
  }
}

afterEach(() => {
  StandInRazorpay.shown = undefined
  delete window.Razorpay
  document.head.replaceChildren()
})

const order = {
  checkout: {
    gateway: 'razorpay',
    key_id: 'rzp_test_key',
    amount_cents: 9900,
    amount_currency: 'INR',
    customer_id: 'cust_1',
  },
  orderId: 'order_1',
  attemptToken: 'attempt-1',
  title: 'Today',
  user: { accesstypeJwt: 'token', isLoggedIn: true, emailAddress: 'kavya@example.com' },
  call: createAccesstypeCall('/api'),
  address: '/api',
  signal: undefined,
} as const

async function opened(signal?: AbortSignal) {
  window.Razorpay = StandInRazorpay
  const paying = openCheckout({ ...order, signal })
  paying.catch(() => {})
  await Promise.resolve()
  await Promise.resolve()
  const { shown } = StandInRazorpay
  if (!shown) throw new Error('The checkout is not shown')
  return { paying, shown }
}

test("Razorpay's checkout opens for our order, with its mandate", async () => {
  const { paying, shown } = await opened()
  expect(shown.isOpen).toBe(true)
  expect(shown.options).toMatchObject({
    key: 'rzp_test_key',
    order_id: 'order_1',
    amount: 9900,
    currency: 'INR',
    customer_id: 'cust_1',
    recurring: '1',
    notes: { attempt_token: 'attempt-1' },
    prefill: { email: 'kavya@example.com' },
  })

  shown.options.handler({ razorpay_payment_id: 'pay_1', razorpay_signature: 'signed' })

  expect(await paying).toEqual({ payment_token: 'pay_1', payment_signature: 'signed' })
})

test('dismissing the checkout counts as cancelled by the reader', async () => {
  const { paying, shown } = await opened()
  shown.options.modal.ondismiss()
  await expect(paying).rejects.toThrow('Payment cancelled by user.')
})

test('a checkout that is closed offline is unconfirmed', async () => {
  const { paying, shown } = await opened()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  shown.options.modal.ondismiss()
  await expect(paying).rejects.toThrow('Your payment is not confirmed yet.')
  vi.restoreAllMocks()
})

test('leaving the page closes the checkout', async () => {
  const leaving = new AbortController()
  const { paying, shown } = await opened(leaving.signal)
  leaving.abort()
  expect(shown.isOpen).toBe(false)
  await expect(paying).rejects.toThrow('Payment cancelled by user.')
})

test('a failed payment closes the checkout and throws', async () => {
  const { paying, shown } = await opened()
  shown.fail({ error: { reason: 'payment_failed' } })
  expect(shown.isOpen).toBe(false)
  await expect(paying).rejects.toThrow('Payment failed. Please try again.')
})

test('a script that fails to load throws, and the next payment loads it again', async () => {
  await expect(openCheckout(order)).rejects.toThrow('Payment failed. Please try again.')
  expect(document.head.querySelector('script')).toBeNull()
})
