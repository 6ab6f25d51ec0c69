import { MINUTE_MS } from '#contract/durations.ts'
import type { Route, RouteReply } from '#contract/route.ts'
import { releaseKey, saveAnswer, takeKey } from '#store/payments/idempotency.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { Services } from '../services.ts'
import { hashOf } from './hash.ts'

/** An answer that did not come in this time never will: its server is gone. */
const STALE_MS = MINUTE_MS

interface Asked<R extends Route> {
  route: R
  readerId: string
  /** As the caller chose it; without one, every request is its own. */
  key: string | undefined
  body: unknown
}

/** The same request with the same key is done once, and answered alike however often it is sent. */
export async function answerOnce<R extends Route>(
  { db, clock }: Services,
  { route, readerId, key, body }: Asked<R>,
  answer: () => Promise<RouteReply<R>>,
): Promise<RouteReply<R>> {
  if (key === undefined) return answer()
  const request = {
    readerId,
    key: `${route.method} ${route.path} ${key}`,
    requestHash: hashOf(JSON.stringify(body)),
  }
  const state = await takeKey(db, request, { now: clock.now(), staleMs: STALE_MS })
  switch (state.kind) {
    case 'answered':
      return route.reply.parse(state.response) as RouteReply<R>
    case 'in-flight':
      throw new ProblemError('request-in-flight')
    case 'other-request':
      throw new ProblemError('idempotency-mismatch')
    case 'first':
      return answerFirst()
  }

  async function answerFirst(): Promise<RouteReply<R>> {
    try {
      const reply = await answer()
      await saveAnswer(db, request, reply)
      return reply
    } catch (error) {
      await releaseKey(db, request)
      throw error
    }
  }
}
