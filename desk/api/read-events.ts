import type { DeskRoute } from '#contract/desk/desk-route.ts'
import { SECOND_MS } from '#contract/durations.ts'
import { readReply } from '#contract/read-reply.ts'
import { send } from './call.ts'

/** The server sends a sign of life every 10 s. A connection that is silent for longer than this is dead. */
const SILENCE_MS = 25 * SECOND_MS

export interface ServerEvent {
  event: string
  data: string
}

/** Reads server-sent events until the connection ends. Throws a CallError if the server refuses. */
export async function readEvents(
  route: DeskRoute,
  input: { query?: object },
  onEvent: (event: ServerEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const connection = new AbortController()
  const response = await send(route, input, AbortSignal.any([signal, connection.signal]))
  if (!response.ok || !response.body) {
    await readReply(route, response)
    return
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  const leave = () => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', leave)
  let silence = setTimeout(leave, SILENCE_MS)
  let text = ''
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(silence)
      silence = setTimeout(leave, SILENCE_MS)
      const events = (text + part.value).split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) onEvent(parseEvent(event))
    }
  } catch {
    // A lost connection ends the stream, as its end does.
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', leave)
    connection.abort()
  }
}

function parseEvent(text: string): ServerEvent {
  const field = (name: string) =>
    text
      .split('\n')
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).replace(/^ /, ''))
      .join('\n')
  return { event: field('event'), data: field('data') }
}
