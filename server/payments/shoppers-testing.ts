import { randomUUID } from 'node:crypto'
import { insertReader } from '#store/payments/testing.ts'
import type { Chance } from './chance-testing.ts'
import type { Killable } from './kill-testing.ts'
import { GOOD_CARD, type Member, type TestPlan } from './testing.ts'
import { memberByToken } from './token-member-testing.ts'

/** Good, webhook late, lost or three times, callback lost, declined, late-authorised. */
const CARDS = [
  ...[GOOD_CARD, GOOD_CARD, GOOD_CARD, '4000000000007015', '4000000000007023'],
  ...['4000000000007031', '4000000000007056', '4100280000060003', '4000000000007064'],
]

const RETRY_MS = 50
/** As long as anybody waits for a payment to come through. */
const PATIENCE_MS = 3000

/** Readers who buy and change plans, one after the other, whether the server lives or not. */
export interface Shoppers {
  readers: string[]
  /** What was asked and not yet answered. */
  underWay: Set<string>
  finished: number
  /** What nobody could make sure of is left as it is. */
  left: number
  stop(): void
  done: Promise<unknown>
}

export function sendShoppers(server: Killable, chance: Chance, atOnce: number): Shoppers {
  let isStopped = false
  const shoppers: Shoppers = {
    readers: [],
    underWay: new Set(),
    ...{ finished: 0, left: 0 },
    stop: () => {
      isStopped = true
    },
    done: Promise.resolve(),
  }
  /** Asks until somebody answers. */
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const name = `${init.method} ${path.split('?')[0]} ${randomUUID()}`
    for (;;) {
      shoppers.underWay.add(name)
      const response = await server
        .send(path, init)
        .then(whole)
        .catch(() => undefined)
      shoppers.underWay.delete(name)
      if (response) return response
      await pause(RETRY_MS)
    }
  }
  async function shop(): Promise<void> {
    while (!isStopped) {
      const readerId = await insertReader(server.db)
      shoppers.readers.push(readerId)
      const member = await memberByToken(readerId, server.secrets, send)
      const first = chance.oneOf<TestPlan>(['light', 'light', 'month', 'once'])
      const then = chance.oneOf<TestPlan>(['month', 'year', 'light'])
      const last = chance.oneOf<TestPlan>(['year', 'light'])
      await buy(member, first, 'standard', chance.oneOf(CARDS), shoppers)
      await buy(member, then, 'switch', chance.oneOf(CARDS), shoppers)
      await buy(member, last, 'switch', chance.oneOf(CARDS), shoppers)
    }
  }
  shoppers.done = Promise.all(Array.from({ length: atOnce }, shop))
  return shoppers
}

/** The server may die in the middle of its answer. */
async function whole(response: Response): Promise<Response> {
  return new Response(await response.text(), { status: response.status })
}

/** As a browser does it: one key for each intention, and what was asked is asked again. */
async function buy(
  member: Member,
  plan: TestPlan,
  type: 'standard' | 'switch',
  card: string,
  counts: Shoppers,
): Promise<void> {
  const previewed = await member.preview(plan, type, { 'idempotency-key': randomUUID() })
  if (!previewed.ok) return
  const begun = await previewed.json()
  const paid = begun.checkout ? await member.pay(begun.external_reference_id, card) : undefined
  const until = performance.now() + PATIENCE_MS
  while (performance.now() < until) {
    const finished = await member.finish(begun, paid, { 'idempotency-key': randomUUID() })
    if (finished.ok) counts.finished += 1
    if (finished.status !== 409) return
    await pause(RETRY_MS * 5)
  }
  counts.left += 1
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
