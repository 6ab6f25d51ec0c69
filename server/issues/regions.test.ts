import { expect, test } from 'vitest'
import type { Reader } from '#domain/access.ts'
import { changeTestRegions, dataOf, issueKey, serverWithIssues } from './testing.ts'

const KEY = issueKey('2026-11-15')

async function frontPage(changes: Parameters<typeof changeTestRegions>[2], reader?: Reader) {
  const { get, services } = await serverWithIssues(reader)
  await changeTestRegions(services, KEY, changes)
  const { sections } = await (await get(dataOf('20261115'))).json()
  return sections[0].pages[0]
}

test('a region that is not one rectangle has its rectangles beside its bounding box', async () => {
  const rects = [
    { top: '10%', left: '0%', width: '50%', height: '10%' },
    { top: '20%', left: '0%', width: '25%', height: '15.5%' },
  ]
  const { articles, ads } = await frontPage({ rects })
  const box = { top: '10%', left: '0%', width: '50%', height: '25.5%' }
  expect(articles).toMatchObject([{ ...box, rects }])
  expect(ads).toMatchObject([{ ...box, rects }])
})

test('a puzzle has its type and opens as an image', async () => {
  const { articles } = await frontPage({ type: 'puzzle', opensAs: 'image' })
  expect(articles).toMatchObject([{ type: 'puzzle', opensAs: 'image' }])
})

test('an ordinary article has neither type nor rectangles, and names its inserts if it has any', async () => {
  const { articles } = await frontPage({ type: 'story', opensAs: 'text' })
  expect(Object.keys(articles[0])).toEqual([
    'top',
    'left',
    'width',
    'height',
    'id',
    'title',
    'htmlFile',
    'insertsFile',
  ])
  expect(articles[0].insertsFile).toBe('a/p1-lead/inserts.json')
  const plain = await frontPage({ type: 'story', hasInserts: false })
  expect(plain.articles[0]).not.toHaveProperty('insertsFile')
})

test('an article names the pages that it refers to, if the issue has them, but no article of a locked page', async () => {
  const continued = { kind: 'continues-on', page: 2, pageNo: 2, article: 'p2-lead' } as const
  const { articles } = await frontPage({ pageReferences: [continued, { kind: 'see', page: 9 }] })
  expect(articles[0].pageReferences).toEqual([{ kind: 'continues-on', page: 2, pageNo: 2 }])
  const plain = await frontPage({ pageReferences: [{ kind: 'see', page: 9 }] })
  expect(plain.articles[0]).not.toHaveProperty('pageReferences')
})

test('a reader who may open the other page gets the article that is continued there', async () => {
  const subscriber = {
    kind: 'subscriber',
    archive: { kind: 'everything' },
    earlyAccess: true,
  } as const
  const continued = { kind: 'continues-on', page: 2, pageNo: 2, article: 'p2-lead' } as const
  const { articles } = await frontPage({ pageReferences: [continued] }, subscriber)
  expect(articles[0].pageReferences).toEqual([continued])
})
