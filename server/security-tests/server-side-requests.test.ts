import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { API_BASE } from '#contract/route.ts'
import { type CallInput, callInputsIn } from './authorisation/requests-testing.ts'
import { openWorld } from './world-testing.ts'

/** Starts a server that records its requests. The test expects none. */
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

/** Replaces every text in the value with the URL. */
function withAddress(value: unknown, url: string): unknown {
  if (typeof value === 'string') return url
  if (Array.isArray(value)) return value.map((item) => withAddress(item, url))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withAddress(inner, url)]),
  )
}

/** The input with the URL in all texts, and in one text at a time so that the other fields stay valid. */
function variantsOf({ body = {}, query = {} }: CallInput, url: string) {
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

test('the server requests no URL that a caller sends, in any field', async () => {
  const { visits, url } = await listenForVisits()
  const world = await openWorld()
  const named = ['redirecturl', 'referer', 'x-forwarded-host', 'x-accesstype-jwt', 'destination']
  const headers = {
    ...world.headersOf.get('subscriber'),
    ...Object.fromEntries(named.map((name) => [name, url])),
  }
  for (const [call, input] of await callInputsIn(world)) {
    const [method = '', path = ''] = call.split(' ')
    const filled = path.replace(/:\w+/g, encodeURIComponent(url))
    for (const { body, query } of variantsOf(input, url)) {
      await world.app.request(`${API_BASE}${filled}?${new URLSearchParams(query)}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers, ...input.headers },
        ...(method !== 'GET' && { body: JSON.stringify(body) }),
      })
    }
  }
  await world.run()
  expect(visits).toEqual([])
  await fetch(url)
  expect(visits).toEqual(['/inside'])
})
