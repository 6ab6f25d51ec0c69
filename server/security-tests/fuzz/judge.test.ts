import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineRoute } from '#contract/route.ts'
import { answerError, answerProblem } from '../../http/answer-error.ts'
import type { HttpEnv } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { attack } from './attack-testing.ts'

const CONTRACT = {
  path: '/thing',
  summary: 'A call with a fault.',
  caller: 'anyone',
  reply: z.looseObject({}),
} as const

const ofText = defineRoute({
  ...CONTRACT,
  method: 'GET',
  query: z.object({ word: z.string().max(100) }),
})
const ofObject = defineRoute({
  ...CONTRACT,
  method: 'POST',
  body: z.object({ name: z.string(), settings: z.record(z.string(), z.unknown()) }),
})

const CASES = 300

function appWith(mount: (app: Hono<HttpEnv>) => void) {
  const app = new Hono<HttpEnv>()
  app.onError(answerError(() => {}))
  const api = new Hono<HttpEnv>()
  mount(api)
  api.all('*', (context) => answerProblem(context, 'not-found'))
  app.route('/api', api)
  return { app }
}

test('the fuzzer accepts a call without faults', async () => {
  const target = appWith((api) => serve(api, ofText, () => ({})))
  await attack(target, ofText, { cases: CASES })
})

test('the fuzzer finds a call that decodes a parameter twice', async () => {
  const target = appWith((api) =>
    serve(api, ofText, ({ query }) => ({ word: decodeURIComponent(query.word) })),
  )
  await expect(attack(target, ofText, { cases: CASES })).rejects.toThrow('Counterexample')
})

test('the fuzzer finds a call that fails on half a surrogate pair', async () => {
  const target = appWith((api) =>
    serve(api, ofObject, ({ body }) => ({ name: encodeURIComponent(body.name) })),
  )
  await expect(attack(target, ofObject, { cases: CASES })).rejects.toThrow('Counterexample')
})

test('the fuzzer finds a call that fails on names of Object.prototype', async () => {
  const target = appWith((api) =>
    serve(api, ofObject, ({ body }) => {
      const counted: Record<string, string[]> = {}
      for (const key of Object.keys(body.settings)) {
        counted[key] ??= []
        counted[key].push(key)
      }
      return counted
    }),
  )
  await expect(attack(target, ofObject, { cases: CASES })).rejects.toThrow('Counterexample')
})

test.each([
  ['a refusal in plain text', new Response('No.', { status: 400 })],
  ['a refusal that is not a problem', Response.json({ error: 'No.' }, { status: 400 })],
  ['a stack trace', Response.json({ code: 'internal', message: 'Error\n    at serve.ts:20' })],
  ['a database error', Response.json({ message: 'SQLITE_CONSTRAINT' }, { status: 200 })],
])('the fuzzer finds %s', async (_what, answer) => {
  const target = appWith((api) => api.get('/thing', () => answer.clone()))
  await expect(attack(target, ofText, { cases: CASES })).rejects.toThrow('Counterexample')
})
