import { expect, test } from 'vitest'
import { issueFolder, pageFiles } from '#store/issue-files.ts'
import { issueKey, serverWithIssues } from '../issues/testing.ts'

const COLUMNS = '/epaper/page-columns?publisher=PV&date=20261115&edition=4&pageNo='

test('a page has the columns of its stories, and only a reader who may open it gets them', async () => {
  const { get, services } = await serverWithIssues({ kind: 'visitor' })
  const folder = issueFolder(issueKey('2026-11-15'), 'v1')
  const box = { left: 1, top: 12, width: 20, height: 10 }
  const story = {
    id: 'p1-lead',
    type: 'story',
    box,
    rects: [box],
    blocks: [
      { id: '1', role: 'body', boxes: [box, { ...box, left: 25.123456 }], text: 'Text of p1-lead' },
    ],
    language: 'en',
    provenance: 'pdf',
    confidence: 1,
    opensAs: 'text',
  }
  const model = JSON.stringify({ format: 1, stories: [story], furniture: [] })
  await services.assets.write(`${folder}/${pageFiles(1).model}`, new TextEncoder().encode(model))

  expect(await (await get(`${COLUMNS}1`)).json()).toEqual({
    stories: [{ id: 'p1-lead', columns: [box, { ...box, left: 25.12 }], hasHeadline: false }],
  })
  expect((await get(`${COLUMNS}2`)).status).toBe(403)
  expect((await get(`${COLUMNS}9`)).status).toBe(404)
})

test('a page without a model has one column for each story', async () => {
  const { get } = await serverWithIssues({ kind: 'visitor' })
  const { stories } = await (await get(`${COLUMNS}1`)).json()
  expect(stories).toEqual([
    {
      id: 'p1-lead',
      columns: [{ left: 0, top: 10, width: 50, height: 25.5 }],
      hasHeadline: false,
    },
  ])
})
