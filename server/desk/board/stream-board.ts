import type { Context } from 'hono'
import { type SSEMessage, streamSSE } from 'hono/streaming'
import { BOARD_EVENTS } from '#contract/desk/board.ts'
import type { StaffScope } from '#contract/desk/permissions.ts'
import { SECOND_MS } from '#contract/durations.ts'
import type { HttpEnv } from '../../http/app.ts'
import type { Services } from '../../services.ts'

/** Shorter than the read timeout of proxies, which is often 30 s. */
const HEARTBEAT_MS = 10 * SECOND_MS

/** Streams the board until the browser leaves, the session ends or the server stops. */
export async function streamBoard(
  { board, boardFeed, clock }: Pick<Services, 'board' | 'boardFeed' | 'clock'>,
  context: Context<HttpEnv>,
  { tokenHash, scope }: { tokenHash: string; scope: StaffScope },
): Promise<Response> {
  const first = await board.read()
  context.header('Cache-Control', 'no-store, no-transform')
  // nginx does not buffer an answer with this header.
  context.header('X-Accel-Buffering', 'no')
  return streamSSE(context, async (stream) => {
    const outbox = createOutbox((message) => stream.writeSSE(message))
    let sentId = ''
    let end = () => {}
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    stream.onAbort(end)
    const leave = boardFeed.follow(
      {
        tokenHash,
        scope,
        onBoard: (changed, id) => {
          if (id === sentId) return
          sentId = id
          outbox.send({ event: BOARD_EVENTS.board, id, data: JSON.stringify(changed) })
        },
        onEnd: (why) => {
          if (why === 'signed-out') outbox.send({ event: BOARD_EVENTS.end, data: '' })
          end()
        },
      },
      first,
    )
    const heartbeat = setInterval(() => {
      outbox.send({ event: BOARD_EVENTS.time, data: `${clock.now().getTime()}` })
    }, HEARTBEAT_MS)
    await ended
    clearInterval(heartbeat)
    leave()
    await outbox.sent()
  })
}

/** Writes one message after another. While a slow browser reads one, only the newest of each event waits. */
function createOutbox(write: (message: SSEMessage) => Promise<void>) {
  const waiting = new Map<string, SSEMessage>()
  let writing: Promise<void> | undefined

  async function writeAll(): Promise<void> {
    for (let [next] = waiting; next; [next] = waiting) {
      const [event, message] = next
      waiting.delete(event)
      await write(message)
    }
    writing = undefined
  }

  return {
    send: (message: SSEMessage & { event: string }) => {
      waiting.set(message.event, message)
      writing ??= writeAll()
    },
    sent: () => writing,
  }
}
