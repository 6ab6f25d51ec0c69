import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { type Answer, send } from '../ask.ts'
import { type Kind, OPENING } from './opening.ts'
import { isRead, type MorningReader, type Paper, remember, requestOf } from './requests.ts'

/** A browser repeats a request without an answer, or with 502 to 504, until it gives up. */
const RETRY_MS = 250
const GIVE_UP_MS = 20_000

export interface OneVisit {
  paper: Paper
  reader: MorningReader
  turnSeconds: number
  onAnswer(kind: Kind, ms: number): void
  onRetry(kind: Kind): void
  /** The request was refused, or given up. */
  onLost(kind: Kind, what: string): void
}

/** One reader over one keep-alive connection, as long as that stands. */
export async function makeVisit(visit: OneVisit): Promise<void> {
  const { paper, reader, turnSeconds, onAnswer, onLost } = visit
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    for (const kind of OPENING[reader.who]) {
      if (kind === 'inner page') await setTimeout(turnSeconds * 1000)
      const start = performance.now()
      const answer = await askUntilAnswered(visit, kind, agent)
      if (answer?.status !== 200) return onLost(kind, `${answer?.status ?? 'no answer'}`)
      onAnswer(kind, performance.now() - start)
      remember(kind, reader, answer)
    }
  } finally {
    agent.destroy()
  }

  function askUntilAnswered({ onRetry }: OneVisit, kind: Kind, agent: Agent) {
    return untilAnswered(
      () => {
        const request = requestOf(kind, reader, paper)
        return send(paper.url + request.path, request, { agent, isRead: isRead(kind) })
      },
      () => onRetry(kind),
    )
  }
}

async function untilAnswered(
  ask: () => Promise<Answer>,
  onRetry: () => void,
): Promise<Answer | undefined> {
  const deadline = performance.now() + GIVE_UP_MS
  for (;;) {
    const answer = await ask().catch(() => undefined)
    const isUnavailable = answer === undefined || answer.status >= 502
    if (!isUnavailable || performance.now() > deadline) return answer
    onRetry()
    await setTimeout(RETRY_MS)
  }
}
