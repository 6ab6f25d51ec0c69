import { expect, test } from 'vitest'
import { homeOn } from '../web-app/testing.ts'
import { dataOf, issueKey, publishTestIssue, serverWithIssues } from './testing.ts'

test('an advertising jacket is free and does not lock the front page behind it', async () => {
  const server = await serverWithIssues()
  const { get, services } = server
  const home = await homeOn(server)
  const displayNames = ['00 Jacket', '00 Jacket', '01 Front Page', '02 City']
  await publishTestIssue(services, issueKey('2026-11-15'), 'v2', { displayNames })

  const { sections } = await (await get(dataOf('20261115'))).json()

  expect(sections[0].pages.map(({ locked }: { locked: boolean }) => locked)).toEqual([
    ...[false, false, false, true],
  ])
  const files = '/epaper/files/PV/20261115/4/v2'
  expect((await get(`${files}/p03/w800.webp`)).status).toBe(200)
  expect((await get(`${files}/p04/w800.webp`)).status).toBe(403)
  expect((await home('/')).og('image')).toContain('/v2/p03/')
  const search = '/epaper/search?query=lead&publisher_short_code=PV&editionNo=4&offset=0&limit=10'
  const { hits } = await (await get(`${search}&date=20261115`)).json()
  const open = hits.filter(({ _source }: { _source: { locked: boolean } }) => !_source.locked)
  expect(open).toHaveLength(3)
})
