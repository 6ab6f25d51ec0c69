import { getClock, moveClock, readInbox } from '#contract/dev.ts'
import type { MovableClock } from './clock.ts'
import type { App } from './http/app.ts'
import { serve } from './http/serve.ts'
import { passTimeUntil } from './jobs/run-jobs.ts'
import type { Inbox } from './outside/inbox.ts'
import type { Services } from './services.ts'

interface StandIns extends Services {
  clock: MovableClock
  inbox: Inbox
}

/** What only exists while stand-ins play the outside world. */
export function devRoutes(app: App, services: StandIns): void {
  const { clock, inbox } = services

  serve(app, readInbox, ({ query }) => ({ messages: inbox.messages(query.to) }))

  const told = () => ({ now: clock.now().toISOString() })

  serve(app, getClock, told)

  serve(app, moveClock, async ({ body }) => {
    const target =
      'now' in body ? new Date(body.now).getTime() : clock.now().getTime() + body.advance
    await passTimeUntil(services, new Date(target))
    return told()
  })
}
