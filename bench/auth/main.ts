import { load } from '../load.ts'
import { startProduct } from '../start-product.ts'
import { queriesOfAnonymousRefresh } from './queries.ts'
import { signInMany } from './sign-in.ts'

const READERS = 50
const ROUNDS = 5
const SECONDS = 2
const GOAL = 0.8

/** The cost of authentication: the same route with and without a token, in alternation. */
const product = await startProduct({ LOG_LEVEL: 'error', TRUSTED_PROXIES: '127.0.0.0/8,::1' })
const { today } = await (await fetch(`${product.url}/api/config`)).json()
const data = `${product.url}/api/epaper/data?publisher=PV&edition=4&date=${today.replaceAll('-', '')}`
const tokens = await signInMany(product.url, READERS)

const visitors: number[] = []
const readers: number[] = []
for (let round = 0; round < ROUNDS; round += 1) {
  const common = { url: data, expect: 200, seconds: SECONDS }
  visitors.push((await load({ ...common, headers: [{}] })).perSecond)
  const headers = tokens.map((token) => ({ authorization: `Bearer ${token}` }))
  readers.push((await load({ ...common, headers })).perSecond)
}
const refresh = await load({
  url: `${product.url}/api/auth/session/refresh`,
  method: 'POST',
  expect: 401,
  headers: [{ rid: 'session', 'st-auth-mode': 'cookie' }],
  seconds: SECONDS,
})
await product.stop()

const median = (figures: number[]) => figures.sort((a, b) => a - b)[figures.length >> 1] ?? 0
const ratio = median(readers) / median(visitors)
console.table({
  'epaper data, no token (requests/s)': { figure: median(visitors), goal: '' },
  'epaper data, token checked (requests/s)': { figure: median(readers), goal: '' },
  'with / without': { figure: +ratio.toFixed(2), goal: `≥ ${GOAL}` },
  'anonymous refresh (requests/s)': { figure: refresh.perSecond, goal: '' },
  'anonymous refresh, p99 (ms)': { figure: +refresh.p99.toFixed(1), goal: '' },
  'anonymous refresh, database queries': { figure: await queriesOfAnonymousRefresh(), goal: '0' },
})
