import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { API_BASE } from '#contract/route.ts'
import { type Ask, asksIn } from './authorisation/requests-testing.ts'
import { openWorld } from './world-testing.ts'

/** Listens where nobody should come, and counts who does. */
async function listenForVisits() {
  const visits: string[] = []
  const server = createServer((request, response) => {
    visits.push(request.url ?? '')
    response.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('Not listening')
  return { visits, url: `http://127.0.0.1:${address.port}/inside` }
}

/** The same with an address in every place where a text stands. */
function withAddress(value: unknown, url: string): unknown {
  if (typeof value === 'string') return url
  if (Array.isArray(value)) return value.map((item) => withAddress(item, url))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withAddress(inner, url)]),
  )
}

/** One text at a time, so that the others pass and the call goes through. */
function variantsOf({ body = {}, query = {} }: Ask, url: string) {
  const all = { body: withAddress(body, url), query: queryWith(query, url) }
  const ofBody = Object.entries(body).map(([key, value]) => ({
    body: { ...body, [key]: withAddress(value, url) },
    query,
  }))
  const ofQuery = Object.keys(query).map((key) => ({ body, query: { ...query, [key]: url } }))
  return [all, ...ofBody, ...ofQuery]
}

const queryWith = (query: Record<string, string>, url: string) =>
  Object.fromEntries(Object.keys(query).map((key) => [key, url]))

test('no address that a caller names is visited, in whatever field it stands', async () => {
  const { visits, url } = await listenForVisits()
  const world = await openWorld()
  const named = ['redirecturl', 'referer', 'x-forwarded-host', 'x-accesstype-jwt', 'destination']
  const headers = {
    ...world.headersOf.get('subscriber'),
    ...Object.fromEntries(named.map((name) => [name, url])),
  }
  for (const [call, asked] of await asksIn(world)) {
    const [method = '', path = ''] = call.split(' ')
    const filled = path.replace(/:\w+/g, encodeURIComponent(url))
    for (const { body, query } of variantsOf(asked, url)) {
      await world.app.request(`${API_BASE}${filled}?${new URLSearchParams(query)}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers, ...asked.headers },
        ...(method !== 'GET' && { body: JSON.stringify(body) }),
      })
    }
  }
  await world.run()
  expect(visits).toEqual([])
  await fetch(url)
  expect(visits).toEqual(['/inside'])
})
