import { randomUUID } from 'node:crypto'
import { type FinishedPurchase, previewSubscription } from '#contract/payments.ts'
import { insertReader } from '#store/payments/testing.ts'
import type { Chance } from '../chance-testing.ts'
import { GOOD_CARD, type Member, type TestPlan } from '../testing.ts'
import { memberByToken } from '../token-member-testing.ts'
import type { KillableServer } from './kill-testing.ts'

/** The gateway's event is lost for this card, so that only the server's own records remain. */
const WEBHOOK_LOST = '4000000000007023'
/** Also late and repeated webhooks, lost callbacks, declined and late authorised payments. */
export const CARDS = [
  ...[GOOD_CARD, WEBHOOK_LOST, WEBHOOK_LOST, WEBHOOK_LOST, WEBHOOK_LOST, '4000000000007015'],
  ...['4000000000007031', '4000000000007056', '4100280000060003', '4000000000007064'],
]

export const JOURNEY = [
  ['standard', ['light', 'light', 'month', 'once']],
  ['switch', ['month', 'year', 'light']],
  ['switch', ['year', 'light']],
] as const

const RETRY_MS = 50
/** How long a reader waits for a payment. */
const PATIENCE_MS = 3000

/** Readers who buy and change plans one after the other, also while the server is down. */
export interface Shoppers {
  readers: string[]
  underWay: number
  answered: number
  /** Purchases that the server confirmed. */
  finished: number
  /** Browsers that were closed without an answer, or without a confirmed payment. */
  gone: number
  stop(): void
  done: Promise<unknown>
}

export class BrowserGone extends Error {
  override name = 'BrowserGone'
}

export function sendShoppers(server: KillableServer, chance: Chance, atOnce: number): Shoppers {
  let isStopped = false
  const shoppers: Shoppers = {
    readers: [],
    underWay: 0,
    answered: 0,
    finished: 0,
    gone: 0,
    stop: () => {
      isStopped = true
    },
    done: Promise.resolve(),
  }
  /** Sends the request until the server answers. A reader at the checkout may close the browser instead. */
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const mayGo = !path.includes(previewSubscription.path) && chance.between(1, 2) === 1
    for (;;) {
      shoppers.underWay += 1
      const response = await server
        .send(path, init)
        .then(whole)
        .catch(() => undefined)
      shoppers.underWay -= 1
      if (response) {
        shoppers.answered += 1
        return response
      }
      if (mayGo) throw new BrowserGone()
      await pause(RETRY_MS)
    }
  }
  async function shop(): Promise<void> {
    while (!isStopped) {
      const readerId = await insertReader(server.db)
      shoppers.readers.push(readerId)
      const member = await memberByToken(readerId, { ...server, send })
      try {
        for (const [type, plans] of JOURNEY) {
          const bought = await buy(member, chance.oneOf(plans), type, chance.oneOf(CARDS))
          if (bought) shoppers.finished += 1
        }
      } catch (error) {
        if (!(error instanceof BrowserGone)) throw error
        shoppers.gone += 1
      }
    }
  }
  shoppers.done = Promise.all(Array.from({ length: atOnce }, shop))
  return shoppers
}

/** The server may be killed during its response. */
async function whole(response: Response): Promise<Response> {
  return new Response(await response.text(), { status: response.status })
}

/** Like a browser: one idempotency key for each purchase, and retries. Undefined when the purchase was refused. */
export async function buy(
  member: Member,
  plan: TestPlan,
  type: 'standard' | 'switch',
  card: string,
): Promise<FinishedPurchase | undefined> {
  const previewed = await member.preview(plan, type, { 'idempotency-key': randomUUID() })
  if (!previewed.ok) return undefined
  const begun = await previewed.json()
  const paid = begun.checkout ? await member.pay(begun.external_reference_id, card) : undefined
  const until = performance.now() + PATIENCE_MS
  while (performance.now() < until) {
    const finished = await member.finish(begun, paid, { 'idempotency-key': randomUUID() })
    if (finished.status !== 409) return finished.ok ? finished.json() : undefined
    await pause(RETRY_MS * 5)
  }
  throw new BrowserGone()
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
