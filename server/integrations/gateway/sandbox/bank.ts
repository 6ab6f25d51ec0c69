import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '#store/database.ts'
import type { Clock } from '../../clock.ts'
import { type Failure, GatewayRefusal } from '../gateway.ts'

/** The database, the clock and the secrets that all parts of the sandbox share. */
export interface Bank {
  db: Database
  clock: Clock
  keySecret: Uint8Array
  webhookSecret: Uint8Array
}

/** The error that Razorpay sends for an invalid request. */
export function refuse(description: string, reason = 'input_validation_failed'): GatewayRefusal {
  const failure: Failure = { code: 'BAD_REQUEST_ERROR', description, reason }
  return new GatewayRefusal(failure, 400)
}

export const NO_SUCH_ID = 'The id provided does not exist'

/** In Razorpay's format: a prefix and fourteen letters and digits. */
export function newId(prefix: 'order' | 'pay' | 'rfnd' | 'token' | 'evt'): string {
  return `${prefix}_${lettersOf(randomBytes(32))}`
}

/** Derived, so that the same customer always gets the same id. */
export function customerIdOf(customer: object): string {
  return `cust_${lettersOf(createHash('sha256').update(JSON.stringify(customer)).digest())}`
}

function lettersOf(bytes: Buffer): string {
  return bytes
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 14)
}
