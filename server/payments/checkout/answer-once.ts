import { MINUTE_MS } from '#contract/durations.ts'
import type { Route, RouteReply } from '#contract/route.ts'
import { releaseKey, saveAnswer, takeKey } from '#store/payments/idempotency.ts'
import { ProblemError } from '../../http/problem-error.ts'
import type { Services } from '../../services.ts'
import { hashOf } from '../hash.ts'

/** A request that has no answer after this time is stale: its server died. */
const STALE_MS = MINUTE_MS

interface KeyedRequest<R extends Route> {
  route: R
  readerId: string
  /** The caller's idempotency key. Without one, every request is answered separately. */
  key: string | undefined
  body: unknown
}

/** Runs a request once for each idempotency key, and repeats its answer. */
export async function answerOnce<R extends Route>(
  { db, clock }: Services,
  { route, readerId, key, body }: KeyedRequest<R>,
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
