import { MINUTE_MS } from '#contract/durations.ts'
import { getSubscriberCount } from '#contract/info.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import type { Database } from '#store/database.ts'
import { subscribersElsewhere } from '#store/information.ts'
import { subscriberCount } from '#store/payments/subscriber-count.ts'
import type { App } from '../http/app.ts'
import { serve } from '../http/serve.ts'
import type { Services } from '../services.ts'

/** Anyone may ask, and however often they do, readers are counted once in a while. */
const FRESH_MS = MINUTE_MS

export function subscriberCountRoutes(app: App, { db, config: { publisher } }: Services): void {
  let last: { count: Promise<number>; asked: number } | undefined

  serve(app, getSubscriberCount, async () => {
    const now = performance.now()
    if (!last || now - last.asked >= FRESH_MS) {
      last = { count: countAll(db, publisher), asked: now }
      last.count.catch(() => {
        last = undefined
      })
    }
    return [{ count: await last.count }]
  })
}

/** With those whom the operator has told of. */
async function countAll(db: Database, publisher: PublisherCode): Promise<number> {
  const here = await subscriberCount(db, publisher)
  return here + (await subscribersElsewhere(db, publisher))
}
