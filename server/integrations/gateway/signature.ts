import { createHmac, timingSafeEqual } from 'node:crypto'

type Secret = string | Uint8Array

/** Razorpay's signature: a hexadecimal HMAC-SHA-256. */
export function signatureOf(secret: Secret, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

/** The text that the gateway signs for the callback in the browser. */
export function callbackText({ orderId, paymentId }: { orderId: string; paymentId: string }) {
  return `${orderId}|${paymentId}`
}

export function isSignature(secret: Secret, text: string, presented: string): boolean {
  const [expected, actual] = [Buffer.from(signatureOf(secret, text)), Buffer.from(presented)]
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
