import { getClock, moveClock, readInbox } from '#contract/dev.ts'
import type { MovableClock } from './clock.ts'
import type { App } from './http/app.ts'
import { serve } from './http/serve.ts'
import type { Inbox } from './outside/inbox.ts'

interface StandIns {
  clock: MovableClock
  inbox: Inbox
}

/** What only exists while stand-ins play the outside world. */
export function devRoutes(app: App, { clock, inbox }: StandIns): void {
  serve(app, readInbox, ({ query }) => ({ messages: inbox.messages(query.to) }))

  const told = () => ({ now: clock.now().toISOString() })

  serve(app, getClock, told)

  serve(app, moveClock, ({ body }) => {
    clock.moveTo(
      'now' in body ? new Date(body.now) : new Date(clock.now().getTime() + body.advance),
    )
    return told()
  })
}
