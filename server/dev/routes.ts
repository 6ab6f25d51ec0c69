import {
  getClock,
  moveClock,
  readAttachment,
  readInbox,
  signInAsDemoReader,
} from '#contract/dev.ts'
import { startSession } from '../auth/start-session.ts'
import type { App } from '../http/app.ts'
import { ProblemError } from '../http/problem-error.ts'
import { serve, serveFile } from '../http/serve.ts'
import type { MovableClock } from '../integrations/clock.ts'
import type { Inbox } from '../integrations/messaging/inbox.ts'
import { passTimeUntil } from '../jobs/run-jobs.ts'
import type { Services } from '../services.ts'
import { demoReader } from './demo-readers.ts'

interface StandIns extends Services {
  clock: MovableClock
  inbox: Inbox
}

/** Limits of the clock: moving it runs every renewal in between, which would take forever up to the year 9999. */
const FIRST_MOMENT = Date.parse('2000-01-01')
const LAST_MOMENT = Date.parse('2100-01-01')

/** Routes that exist only with stand-ins. */
export function devRoutes(app: App, services: StandIns): void {
  const { clock, inbox } = services

  serve(app, readInbox, ({ query }) => ({ messages: inbox.messages(query.to) }))

  serveFile(app, readAttachment, ({ params: { id } }) => {
    const file = inbox.attachment(id)
    if (!file) throw new ProblemError('not-found', 'There is no such attachment.')
    return { bytes: file.bytes, name: file.name }
  })

  const clockReply = () => ({ now: clock.now().toISOString() })

  serve(app, getClock, clockReply)

  serve(app, moveClock, async ({ body }) => {
    const target =
      'now' in body ? new Date(body.now).getTime() : clock.now().getTime() + body.advance
    if (target < FIRST_MOMENT || target >= LAST_MOMENT) {
      throw new ProblemError('invalid-request', 'The clock goes from 2000 to 2099.')
    }
    await passTimeUntil(services, new Date(target))
    return clockReply()
  })

  serve(app, signInAsDemoReader, async ({ body, context }) => {
    const { email, ...reader } = await demoReader(services, body)
    services.readers.forget(reader.readerId)
    // `isNew` prevents the new-device notice: browsers do not send the device cookie to this path, so every device looks new.
    await startSession(services, context, { ...reader, isNew: true })
    return { email }
  })
}
