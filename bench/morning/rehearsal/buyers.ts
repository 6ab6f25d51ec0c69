import { setTimeout as pause } from 'node:timers/promises'
import {
  type BusyReader,
  compareWithServer,
  RefusedError,
  renewSession,
} from '#server/fault-tests/busy-reader-testing.ts'
import { buyPlans } from '#server/fault-tests/buying-testing.ts'
import { createLoadClient } from '#server/fault-tests/load-client-testing.ts'
import { chanceFrom } from '#server/payments/chance-testing.ts'
import { comparePurchases } from '../../faults/compare-purchases.ts'
import type { WholeDeployment } from './deployment.ts'
import type { MorningReader } from './requests.ts'

const PAUSE_MS = 200

/** Readers who renew their session and buy plans until they are stopped. They pay at the node, because nginx refuses stand-ins. */
export function sendBuyers(
  { url, node, db }: WholeDeployment,
  readers: readonly MorningReader[],
  atOnce: number,
) {
  let isStopped = false
  const send = (path: string, init: RequestInit) =>
    fetch((path.startsWith('/api/dev/') ? node : url) + path, init)
  const { seen, wrong, ask } = createLoadClient({ send })
  const buy = buyPlans(chanceFrom(1))
  const buyers: BusyReader[] = []
  const waiting = readers.values()
  const done = Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const { id, refresh = '' } of waiting) {
        if (isStopped) return
        const buyer = newBuyer(id, refresh)
        buyers.push(buyer)
        try {
          for (const turn of [renewSession, buy, renewSession]) await turn(buyer, ask)
        } catch (error) {
          if (!(error instanceof RefusedError)) throw error
        }
        await pause(PAUSE_MS)
      }
    }),
  )
  // Rejects if a request could not be sent in time; `stop` reports it.
  done.catch(() => {})

  return {
    stop: async () => {
      isStopped = true
      await done
      const purchases = buyers.reduce((sum, buyer) => sum + buyer.purchases.length, 0)
      const compared = await comparePurchases(db, buyers)
      const lost = [...compared.lost]
      for (const buyer of buyers) lost.push(...(await compareWithServer(buyer, ask)).lost)
      return { buyers: buyers.length, purchases, seen, wrong: [...wrong], ...compared, lost }
    },
  }
}

function newBuyer(id: string, refresh: string): BusyReader {
  const nothing = { saved: [], removed: [], removing: undefined, purchases: [] }
  return { ...nothing, id, email: id, access: '', refresh, name: undefined, nextName: undefined }
}
