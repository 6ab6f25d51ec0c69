import { expect, test } from 'vitest'
import { saveEditionGroups } from '#store/issues/editions.ts'
import { browserOn, signIn } from '../auth/testing.ts'
import { GROUPS } from '../issues/testing.ts'
import { createTestServer } from '../testing.ts'

const PREFERENCES = '/users/preferences'
const OF_PV = `${PREFERENCES}?publisher=PV`

async function withEditions() {
  const server = await createTestServer()
  await saveEditionGroups(server.services.db, 'PV', GROUPS)
  return { server, ...(await signIn(server, 'reader@example.com')) }
}

test('the preferred edition is the last one chosen, and null at first', async () => {
  const { browser } = await withEditions()
  const preferred = async () => (await browser.send('GET', OF_PV)).json()
  expect(await preferred()).toEqual({ preferredEditionId: null })

  for (const id of [5, 4]) {
    const reply = await browser.send('PATCH', PREFERENCES, { pv_preferred_edition_id: id })
    expect(await reply.json()).toEqual({ preferredEditionId: id })
    expect(await preferred()).toEqual({ preferredEditionId: id })
  }
  const ofDh = await browser.send('GET', `${PREFERENCES}?publisher=DH`)
  expect(await ofDh.json()).toEqual({ preferredEditionId: null })
})

test('a preferred edition applies only to the reader who chose it', async () => {
  const { server, browser } = await withEditions()
  await browser.send('PATCH', PREFERENCES, { pv_preferred_edition_id: 5 })
  const other = await signIn(server, 'other@example.com')
  expect(await (await other.browser.send('GET', OF_PV)).json()).toEqual({
    preferredEditionId: null,
  })
})

test('an edition that does not exist cannot be chosen', async () => {
  const { browser } = await withEditions()
  const response = await browser.send('PATCH', PREFERENCES, { pv_preferred_edition_id: 99 })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'edition-not-found' })
})

test('a visitor has no preferences', async () => {
  const browser = browserOn(await createTestServer())
  expect((await browser.send('GET', OF_PV)).status).toBe(401)
})
