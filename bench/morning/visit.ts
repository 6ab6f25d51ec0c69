import { Agent } from 'node:http'
import type { IssueDate } from '#contract/issue-date.ts'
import { type Answer, ask } from './ask.ts'
import { CONFIG_PATH, type Kind, SESSION_PATH } from './calls.ts'
import { dataPath, EDITIONS_PATH, picturesIn } from './todays-paper.ts'

export type Visitor = 'visitor' | 'freemium' | 'subscriber'

/** Draws a kind of visitor by their shares in percent. */
export function drawVisitor({ visitor, freemium }: Record<Visitor, number>): Visitor {
  const drawn = Math.random() * 100
  if (drawn < visitor) return 'visitor'
  return drawn < visitor + freemium ? 'freemium' : 'subscriber'
}

/** The number of pages that a subscriber turns. */
export const TURNS = 3

export interface Visit {
  url: string
  today: IssueDate
  who: Visitor
  token: string | undefined
  turnSeconds: number
  /** Called for every answer, with its duration. */
  onAnswer(kind: Kind, ms: number, answer: Answer): void
}

const dataKind = (who: Visitor) =>
  who === 'subscriber' ? 'data, every page' : 'data, front page only'

/** Simulates one reader over one keep-alive connection. */
export async function makeVisit({ url, today, who, token, turnSeconds, onAnswer }: Visit) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const call = async (kind: Kind, path: string, as?: string) => {
    const start = performance.now()
    const answer = await ask(url + path, as, { agent, isRead: kind.startsWith('data') })
    onAnswer(kind, performance.now() - start, answer)
    return answer
  }
  try {
    await call('shell', '/', token)
    await call('config', CONFIG_PATH, token)
    if (token) await call('session check', SESSION_PATH, token)
    await call('edition list', EDITIONS_PATH, token)
    const [front = '', ...inner] = pictures(await call(dataKind(who), dataPath(today), token))
    await call('front page', front)
    for (const picture of who === 'subscriber' ? inner.slice(0, TURNS) : []) {
      await new Promise((resolve) => setTimeout(resolve, turnSeconds * 1000))
      await call('inner page', picture)
    }
  } finally {
    agent.destroy()
  }
}

const picturesByEtag = new Map<string, string[]>()

/** Parses each response once for all readers who got the same. */
function pictures(answer: Answer): string[] {
  const tag = answer.headers.etag ?? ''
  const urls = picturesByEtag.get(tag) ?? picturesIn(answer)
  picturesByEtag.set(tag, urls)
  return urls
}
