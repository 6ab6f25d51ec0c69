import fc from 'fast-check'
import { expect, inject } from 'vitest'
import { API_BASE, type Route } from '#contract/route.ts'
import { sentFrom, THIS_MACHINE } from '../../auth/testing.ts'
import type { App } from '../../http/app.ts'
import { type GoodRequest, hostileRequest } from './hostile-request-testing.ts'
import { faultIn } from './judge-testing.ts'

/** Every run has the same cases. For other cases: FUZZ_SEED=7 FUZZ_CASES=400. */
export const SEED = Number(process.env.FUZZ_SEED ?? 20261115)
export const CASES = Number(process.env.FUZZ_CASES ?? (inject('postgresUrl') ? 12 : 24))

interface Attack {
  /** The headers that identify the caller. */
  caller?: Record<string, string> | undefined
  good?: GoodRequest | undefined
  cases?: number
}

/** Sends hostile requests to one call. Throws with the smallest request that causes a fault. */
export async function attack(
  { app }: { app: App },
  route: Route,
  { caller = {}, good = {}, cases = CASES }: Attack = {},
): Promise<void> {
  const answers = fc.asyncProperty(hostileRequest(route, good), async (request) => {
    const { method, path, body } = request
    const headers = new Headers({ 'content-type': 'application/json', ...caller })
    for (const [name, value] of request.headers) headers.set(name, value)
    const init = { method, headers, ...(body !== undefined && { body }) }
    const response = await app.request(path, init, connectionTo(path))
    expect(await faultIn(method, response)).toBeUndefined()
  })
  await fc.assert(answers, { seed: SEED, numRuns: cases })
}

/** Varies the address, because rate limits would soon refuse everything from one. */
function connectionTo(path: string) {
  const isStandIn = path.startsWith(`${API_BASE}/dev/`)
  const address = `203.0.${path.length % 256}.${path.charCodeAt(5) % 256}`
  return sentFrom(isStandIn ? THIS_MACHINE : address)
}
