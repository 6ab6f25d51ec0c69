// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { defineRoute } from '#contract/route.ts'
import { runtimeConfig } from '#server/runtime-config.ts'
import { createTestServer } from '#server/testing.ts'
import { call } from './call.ts'

const getThing = defineRoute({
  method: 'GET',
  path: '/things/:id',
  summary: 'A thing.',
  caller: 'anyone',
  params: z.object({ id: z.string() }),
  query: z.object({ date: z.string(), edition: z.number().optional() }),
  reply: z.object({ name: z.string() }),
})
const input = { params: { id: 'a/b' }, query: { date: '20261115', edition: undefined } }

const answerWith = (answer: () => Promise<Response>) => {
  const fetched = vi.fn(answer)
  vi.stubGlobal('fetch', fetched)
  return fetched
}

beforeEach(async () => {
  const { services } = await createTestServer()
  document.head.innerHTML = '<script type="application/json" id="config"></script>'
  document.head.children[0]?.append(JSON.stringify(runtimeConfig(services)))
})

afterEach(() => vi.unstubAllGlobals())

test('a call goes to its path under the configured address, with the session cookie', async () => {
  const fetched = answerWith(async () => Response.json({ name: 'thing', more: 1 }))

  expect(await call(getThing, input)).toEqual({ name: 'thing' })

  expect(fetched).toHaveBeenCalledWith(
    '/api/things/a%2Fb?date=20261115',
    expect.objectContaining({ method: 'GET', credentials: 'include' }),
  )
})

test.each([
  ['/auth/thing', window.location.href],
  ['/things', null],
] as const)('a call to %s sends %s as the page it comes from', async (path, page) => {
  const fetched = answerWith(async () => Response.json({ name: 'thing' }))
  const route = {
    method: 'GET',
    path,
    summary: '',
    caller: 'anyone',
    reply: getThing.reply,
  } as const

  await call(defineRoute(route), {})

  expect(fetched).toHaveBeenCalledWith(`/api${path}`, expect.anything())
  const [, request] = fetched.mock.calls[0] as unknown as [string, { headers: Headers }]
  expect(request.headers.get('redirecturl')).toBe(page)
})

test.each([
  [
    'a refusal keeps its code',
    async () => Response.json({ code: 'edition-not-found', message: 'No' }, { status: 404 }),
    'edition-not-found',
  ],
  ['an unknown refusal is internal', async () => Response.json({}, { status: 500 }), 'internal'],
  ['an answer that is not JSON is internal', async () => new Response('<p>'), 'internal'],
  [
    'a server out of reach is unavailable',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'unavailable',
  ],
])('%s', async (_what, answer, code) => {
  answerWith(answer)
  await expect(call(getThing, input)).rejects.toMatchObject({ name: 'CallError', code })
})
