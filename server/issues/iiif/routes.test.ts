import { expect, test } from 'vitest'
import type { Reader } from '#domain/access.ts'
import { serverWithIssues } from '../testing.ts'

const subscriber: Reader = {
  kind: 'subscriber',
  archive: { kind: 'everything' },
  earlyAccess: true,
}

test('a visitor gets the front page and previews, from any origin', async () => {
  const { get } = await serverWithIssues()
  const response = await get('/iiif/PV/20261115/4/manifest.json')
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
  const text = await response.text()
  expect(text).toContain('/api/epaper/files/PV/20261115/4/v1/p01/w2400.webp')
  expect(text).not.toMatch(/p2-|p02\/(?!locked)/)
})

test('a subscriber gets every page, and its addresses work', async () => {
  const { get, services } = await serverWithIssues(subscriber)
  const manifest = await (await get('/iiif/PV/20261114/4/manifest.json')).json()
  const address: string = manifest.items[1].thumbnail[0].id
  expect(address.startsWith(services.config.publicUrl)).toBe(true)
  expect((await get(address.slice(`${services.config.publicUrl}/api`.length))).status).toBe(200)
})

test.each([
  ['20261114/4', 403],
  ['20261116/4', 404],
  ['20261110/4', 404],
])('a visitor is refused the manifest of %s', async (issue, status) => {
  const { get } = await serverWithIssues()
  expect((await get(`/iiif/PV/${issue}/manifest.json`)).status).toBe(status)
})

test('the collection lists the issues up to today, newest first', async () => {
  const { get } = await serverWithIssues()
  const { items } = await (await get('/iiif/PV/4/collection.json')).json()
  expect(items.map(({ navDate }: { navDate: string }) => navDate)).toEqual([
    '2026-11-15T00:00:00+05:30',
    '2026-11-14T00:00:00+05:30',
  ])
})
