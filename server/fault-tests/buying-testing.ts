import type { Chance } from '../payments/chance-testing.ts'
import { BrowserGone, buy, CARDS, JOURNEY } from '../payments/kill/shoppers-testing.ts'
import { memberWith } from '../payments/testing.ts'
import type { BusyReader, SendRequest } from './busy-reader-testing.ts'
import type { Turn } from './busy-readers-testing.ts'

/** Problem codes that are valid answers to a purchase. */
const EXPECTED = [
  ...['request-in-flight', 'payment-failed', 'attempt-abandoned'],
  ...['already-subscribed', 'subscription-not-found', 'payment-method-unavailable'],
]

/** A reader buys a plan and changes it twice, with random test cards. Acknowledged purchases are recorded. */
export function buyPlans(chance: Chance): Turn {
  return async (reader, ask) => {
    const member = memberWith(browserOf(reader, ask), reader.id)
    try {
      for (const [type, plans] of JOURNEY) {
        const bought = await buy(member, chance.oneOf(plans), type, chance.oneOf(CARDS))
        if (bought) reader.purchases.push(bought.subscription)
      }
    } catch (error) {
      if (!(error instanceof BrowserGone)) throw error
    }
  }
}

function browserOf(reader: BusyReader, ask: SendRequest) {
  return {
    cookies: new Map(),
    send: (method: string, path: string, body?: object, headers?: object) =>
      ask({ method, path, body, headers, bearer: reader.access, expects: EXPECTED }),
  }
}
