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
