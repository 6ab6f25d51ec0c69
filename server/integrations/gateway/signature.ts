import { createHmac, timingSafeEqual } from 'node:crypto'

type Secret = string | Uint8Array

/** As Razorpay signs. */
export function signatureOf(secret: Secret, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

/** What the gateway signs for the browser: that this payment was made for this order. */
export function callbackText({ orderId, paymentId }: { orderId: string; paymentId: string }) {
  return `${orderId}|${paymentId}`
}

export function isSignature(secret: Secret, text: string, given: string): boolean {
  const [right, sent] = [Buffer.from(signatureOf(secret, text)), Buffer.from(given)]
  return right.length === sent.length && timingSafeEqual(right, sent)
}
