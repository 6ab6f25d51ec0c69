import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '#store/database.ts'
import type { Clock } from '../../clock.ts'
import { type Failure, GatewayRefusal } from '../gateway.ts'

/** What every part of the sandbox works with. */
export interface Bank {
  db: Database
  clock: Clock
  keySecret: Uint8Array
  webhookSecret: Uint8Array
}

/** As Razorpay refuses what cannot be. */
export function refuse(description: string, reason = 'input_validation_failed'): GatewayRefusal {
  const failure: Failure = { code: 'BAD_REQUEST_ERROR', description, reason }
  return new GatewayRefusal(failure, 400)
}

export const NO_SUCH_ID = 'The id provided does not exist'

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
