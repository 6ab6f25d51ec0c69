import { createHash, randomBytes } from 'node:crypto'

/** As Razorpay's look: fourteen letters and digits after what they name. */
export function newId(prefix: 'order' | 'pay' | 'rfnd' | 'token' | 'evt'): string {
  return `${prefix}_${lettersOf(randomBytes(32))}`
}

/** The same customer has the same id, however often they are introduced. */
export function customerIdOf(customer: object): string {
  return `cust_${lettersOf(createHash('sha256').update(JSON.stringify(customer)).digest())}`
}

function lettersOf(bytes: Buffer): string {
  return bytes
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 14)
}
