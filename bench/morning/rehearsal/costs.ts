import { Agent } from 'node:http'
import { send } from '../ask.ts'
import { type CostOfParts, costEach } from './model.ts'
import { KINDS, type Kind, senderOf } from './opening.ts'
import { isRead, type MorningReader, type Paper, remember, requestOf } from './requests.ts'
import { newVisitor } from './seed-readers.ts'
import type { CpuWatch } from './watch-cpu.ts'

/** About as many of each kind as in the crowd, so that as few share a query. */
const AT_ONCE = 8

/**
 * The CPU time of one request of each kind, measured one kind after the other: every reader sends it once, through nginx.
 * The first request of a visit has a new connection, as in the visit.
 */
export async function measureCosts(
  paper: Paper,
  readers: readonly MorningReader[],
  cpu: CpuWatch,
): Promise<Record<Kind, CostOfParts>> {
  const visitors = readers.map(newVisitor)
  const costs: Partial<Record<Kind, CostOfParts>> = {}
  for (const kind of KINDS) {
    const sender = senderOf(kind)
    const senders = {
      visitor: visitors,
      freemium: kind === 'data, freemium' ? readers.filter(({ who }) => who === sender) : readers,
      subscriber: readers.filter(({ who }) => who === sender),
    }[sender]
    cpu.take()
    await forEachAtOnce(senders, async (reader, kept) => {
      const agent = kind.startsWith('shell') ? new Agent({ keepAlive: true }) : kept
      const request = requestOf(kind, reader, paper)
      const answer = await send(paper.url + request.path, request, { agent, isRead: isRead(kind) })
      if (agent !== kept) agent.destroy()
      if (answer.status !== 200) throw new Error(`${kind} was answered with ${answer.status}`)
      remember(kind, reader, answer)
    })
    costs[kind] = costEach(cpu.take().parts, senders.length)
  }
  return costs as Record<Kind, CostOfParts>
}

async function forEachAtOnce(
  readers: readonly MorningReader[],
  act: (reader: MorningReader, agent: Agent) => Promise<void>,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const waiting = readers.values()
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (const reader of waiting) await act(reader, agent)
  })
  await Promise.all(workers)
  agent.destroy()
}
