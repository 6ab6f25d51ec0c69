import fc from 'fast-check'
import { expect, inject } from 'vitest'
import { API_BASE, type Route } from '#contract/route.ts'
import { sentFrom, THIS_MACHINE } from '../../auth/testing.ts'
import type { App } from '../../http/app.ts'
import { type GoodRequest, hostileRequest } from './hostile-request-testing.ts'
import { faultIn } from './judge-testing.ts'

/** The same cases in every run; another seed finds others: FUZZ_SEED=7 FUZZ_CASES=400. */
export const SEED = Number(process.env.FUZZ_SEED ?? 20261115)
export const CASES = Number(process.env.FUZZ_CASES ?? (inject('postgresUrl') ? 12 : 24))

interface Attack {
  /** The headers that tell who calls. */
  caller?: Record<string, string> | undefined
  good?: GoodRequest | undefined
  cases?: number
}

/** Sends what nobody should to one call, and throws with the smallest request that it does not bear. */
export async function attack(
  { app }: { app: App },
  route: Route,
  { caller = {}, good = {}, cases = CASES }: Attack = {},
): Promise<void> {
  const answers = fc.asyncProperty(hostileRequest(route, good), async (request) => {
    const { method, path, body } = request
    const headers = new Headers({ 'content-type': 'application/json', ...caller })
    for (const [name, value] of request.headers) headers.set(name, value)
    const asked = { method, headers, ...(body !== undefined && { body }) }
    const response = await app.request(path, asked, connectionTo(path))
    expect(await faultIn(method, response)).toBeUndefined()
  })
  await fc.assert(answers, { seed: SEED, numRuns: cases })
}

/** From many addresses: limits by address would soon refuse everything. */
function connectionTo(path: string) {
  const isStandIn = path.startsWith(`${API_BASE}/dev/`)
  const address = `203.0.${path.length % 256}.${path.charCodeAt(5) % 256}`
  return sentFrom(isStandIn ? THIS_MACHINE : address)
}
