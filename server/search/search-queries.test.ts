import { expect, test } from 'vitest'
import { HOSTILE_QUERIES } from '#domain/search/hostile-queries.ts'
import { ARTICLES, QUERIES } from '#domain/search/testing.ts'
import { publishArticles, serverToSearch } from './testing.ts'

async function serverWithArticles() {
  const server = await serverToSearch()
  const articles = Object.entries(ARTICLES).map(([id, text]) => ({ id, text }))
  await publishArticles(server.services, [articles])
  return server
}

test.each(Object.entries(QUERIES))('%s find the expected articles', async (_kind, queries) => {
  const { find } = await serverWithArticles()

  for (const { query, found, not } of queries) {
    const ids = await find(query, { limit: '50' })
    expect(ids, query).toEqual(expect.arrayContaining([...found]))
    for (const id of not) expect(ids, query).not.toContain(id)
  }
})

test('a hostile query is answered or refused, and causes no error', async () => {
  const { ask } = await serverWithArticles()

  for (const query of HOSTILE_QUERIES) {
    const response = await ask(query)
    expect([200, 400], JSON.stringify(query.slice(0, 40))).toContain(response.status)
  }
})
