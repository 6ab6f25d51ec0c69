// @module-tag slow: starts nginx, PostgreSQL or several servers.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorAt } from '#cli/testing.ts'
import { getMe } from '#contract/auth.ts'
import { listSessions, signOutEverywhere } from '#contract/auth-sessions.ts'
import { sendContactMessage } from '#contract/contact.ts'
import { listFaqs } from '#contract/info.ts'
import { listSubscriptionGroups } from '#contract/plans.ts'
import { SLOW_LIMIT_MS } from '#test-support/time-limits.ts'
import { type Deployment, startDeployment } from './deployment-testing.ts'
import { checkExists, refresh, requestCode, send, signIn, tokensIn } from './reader-testing.ts'

let deployment: Deployment
let one: string
let other: string

beforeAll(async () => {
  deployment = await startDeployment()
  ;[one = '', other = ''] = deployment.nodes
}, SLOW_LIMIT_MS)
afterAll(() => deployment.stop())

test('sessions that both nodes start at once on an empty database are valid on both', async () => {
  const phones = ['+919800000001', '+919800000002', '+919800000003', '+919800000004']
  const sessions = await Promise.all(
    phones.map((phone, index) =>
      signIn(
        deployment,
        index % 2
          ? { phone, requestOn: one, enterOn: other }
          : { phone, requestOn: other, enterOn: one },
      ),
    ),
  )

  for (const { access } of sessions) {
    for (const node of [one, other, deployment.url]) {
      expect((await send(node, getMe, { bearer: access })).status).toBe(200)
    }
  }
})

test('a refresh token sent to both nodes at once is exchanged and not treated as theft', async () => {
  const phone = '+919800000005'
  let { refresh: token } = await signIn(deployment, { phone, requestOn: one, enterOn: one })

  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all([refresh(one, token), refresh(other, token)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const [first, second] = answers.map(tokensIn)
    expect(first?.refresh).toBe(second?.refresh)
    expect((await send(other, getMe, { bearer: first?.access ?? '' })).status).toBe(200)
    token = first?.refresh ?? ''
  }
})

test('a session that one node ends is invalid on the other', async () => {
  const session = { phone: '+919800000006', requestOn: one, enterOn: other }
  const tokens = await signIn(deployment, session)
  expect((await send(other, listSessions, { bearer: tokens.access })).status).toBe(200)

  expect((await send(one, signOutEverywhere, { bearer: tokens.access })).status).toBe(200)

  expect((await refresh(other, tokens.refresh)).status).toBe(401)
  // Sensitive calls check the session itself, not only the access token, which is valid for minutes.
  expect((await send(other, signOutEverywhere, { bearer: tokens.access })).status).toBe(401)
})

test('code limits apply across both nodes: twenty per hour for a subscriber line, one at a time for a contact', async () => {
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      requestCode(index % 2 ? one : other, `+9197000000${10 + index}`, `2001:db8::${index}`),
    ),
  )
  expect(replies.filter(({ status }) => status === 'OK')).toHaveLength(20)

  const twice = await Promise.all(
    [one, other].map((node) => requestCode(node, '+919700000099', '203.0.113.99')),
  )
  expect(twice.map(({ status }) => status).sort()).toEqual(['GENERAL_ERROR', 'OK'])
})

test('behind the proxy a caller cannot forge its address', async () => {
  const replies = await Promise.all(
    Array.from({ length: 25 }, (_, index) =>
      checkExists(deployment.url, `+9196000000${10 + index}`, `192.0.2.${index}`),
    ),
  )
  expect(replies.filter(({ status }) => status === 'OK')).toHaveLength(20)
})

test('both nodes serve what an operator loads at once', async () => {
  const readFromBoth = async (route: { method: string; path: string }) =>
    Promise.all([one, other].map(async (node) => (await send(node, route)).json()))
  const { type } = operatorAt(deployment)
  await type('plans', 'load', 'sample/pv/catalogue.json')
  await type('content', 'load', 'sample/pv/information/faqs.json')

  const [plans, samePlans] = await readFromBoth(listSubscriptionGroups)
  expect(plans.subscription_groups.length).toBeGreaterThan(0)
  expect(samePlans).toEqual(plans)
  const [faqs, sameFaqs] = await readFromBoth(listFaqs)
  expect(faqs.length).toBeGreaterThan(0)
  expect(sameFaqs).toEqual(faqs)
})

test('a job is done once, although both nodes and the worker look for jobs', async () => {
  const keys = Array.from({ length: 24 }, () => randomUUID())
  await Promise.all(
    keys.map(async (key, index) => {
      const body = { name: 'Asha', contact: 'asha@example.com', subject: key, message: 'Hello' }
      const sender = { body, key, from: `192.0.2.${100 + index}` }
      expect((await send(index % 2 ? one : other, sendContactMessage, sender)).status).toBe(200)
    }),
  )

  const jobs = () => deployment.db.selectFrom('job').selectAll().where('key', 'in', keys).execute()
  await expect
    .poll(async () => (await jobs()).map(({ state }) => state))
    .toEqual(keys.map(() => 'done'))
  expect((await jobs()).map(({ tries }) => tries)).toEqual(keys.map(() => 1))
  const mailCounts = keys.map((key) => deployment.mails.filter((mail) => mail.includes(key)).length)
  expect(mailCounts).toEqual(keys.map(() => 1))
})
