import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from 'hono'
import { type SSEMessage, streamSSE } from 'hono/streaming'
import { CORRECTION_EVENTS } from '#contract/desk/corrections.ts'
import { SECOND_MS } from '#contract/durations.ts'
import { isDeskSessionLive } from '#domain/staff/desk-session.ts'
import { isAllowed } from '#domain/staff/permissions.ts'
import type { CorrectedPage } from '#store/corrections/drafts.ts'
import {
  endPresence,
  presentOn,
  RENEW_PRESENCE_MS,
  renewPresence,
} from '#store/corrections/presence.ts'
import { changesSince } from '#store/corrections/steps.ts'
import { deskSessionByHash } from '#store/staff/desk-sessions.ts'
import type { HttpEnv } from '../../http/app.ts'
import type { Services } from '../../services.ts'

const LOOK_EVERY_MS = SECOND_MS / 2

interface OpenStream {
  page: CorrectedPage
  since: number
  staffId: string
  tokenHash: string
}

/**
 * Streams the steps on a page and who has it open, until the browser leaves, the session ends or the server stops. Each
 * stream looks into the database, because another process may have taken a step. Few people correct at a time.
 */
export function streamPage(
  services: Pick<Services, 'db' | 'clock' | 'correctionStreams'>,
  context: Context<HttpEnv>,
  { page, since, staffId, tokenHash }: OpenStream,
): Response {
  const { db, clock, correctionStreams } = services
  context.header('Cache-Control', 'no-store, no-transform')
  // nginx does not buffer an answer with this header.
  context.header('X-Accel-Buffering', 'no')
  return streamSSE(context, async (stream) => {
    const id = randomUUID()
    const stopped = new AbortController()
    const leave = correctionStreams.add(() => stopped.abort())
    stream.onAbort(() => stopped.abort())
    const ended = new Promise<void>((resolve) => {
      stopped.signal.addEventListener('abort', () => resolve(), { once: true })
    })
    // A browser that does not read must not keep the server from stopping.
    const write = (message: SSEMessage) => Promise.race([stream.writeSSE(message), ended])
    let sequence = since
    let present = ''
    let renewed = 0

    async function look(): Promise<void> {
      const now = clock.now()
      if (Math.abs(now.getTime() - renewed) >= RENEW_PRESENCE_MS) {
        renewed = now.getTime()
        await renewPresence(db, { id, page, staffId }, now)
        await write({ event: CORRECTION_EVENTS.time, data: `${now.getTime()}` })
      }
      const changes = await changesSince(db, page, sequence)
      if (changes.length > 0) {
        sequence = changes.at(-1)?.sequence ?? sequence
        await write({ event: CORRECTION_EVENTS.changes, data: JSON.stringify(changes) })
      }
      const here = (await presentOn(db, page.key, now))
        .filter(({ pageNo }) => pageNo === page.pageNo)
        .map(({ staff_id, name }) => ({ staff_id, name }))
      if (JSON.stringify(here) === present) return
      present = JSON.stringify(here)
      await write({ event: CORRECTION_EVENTS.present, data: present })
    }

    try {
      while (!stopped.signal.aborted) {
        if (!(await isOpen(services, tokenHash, page))) {
          await write({ event: CORRECTION_EVENTS.end, data: '' })
          break
        }
        await look()
        await sleep(LOOK_EVERY_MS, undefined, stopped).catch(() => undefined)
      }
    } catch {
      // The database does not answer: the browser connects again.
    } finally {
      await endPresence(db, id).catch(() => undefined)
      leave()
    }
  })
}

async function isOpen(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  tokenHash: string,
  { key: { publisher, edition } }: CorrectedPage,
): Promise<boolean> {
  const session = await deskSessionByHash(db, tokenHash)
  if (!session || !isDeskSessionLive(session.times, clock.now().getTime())) return false
  return isAllowed(session.account, 'issues.correct', { kind: 'edition', publisher, edition })
}
