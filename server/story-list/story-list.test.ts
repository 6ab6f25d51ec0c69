import { expect, test } from 'vitest'
import type { StoryList } from '#contract/story-list.ts'
import { serverWithIssues } from '../issues/testing.ts'

const LIST = '/epaper/story-list?publisher=PV&date=20261115&edition=4'

async function listFor(...server: Parameters<typeof serverWithIssues>): Promise<StoryList> {
  return (await (await serverWithIssues(...server)).get(LIST)).json()
}

test('a subscriber gets the stories of every page, a visitor those of the front page', async () => {
  const everything = await listFor({
    kind: 'subscriber',
    archive: { kind: 'everything' },
    earlyAccess: false,
  })
  const visitors = await listFor({ kind: 'visitor' })

  const stories = everything.sections.flatMap((section) => section.stories)
  expect(stories.map(({ id, pageNo }) => `${id} ${pageNo}`)).toEqual(['p1-lead 1', 'p2-lead 2'])
  expect(stories[0]).toMatchObject({ title: 'Title of p1-lead', pageIndex: 0 })
  expect(everything.lockedPages).toBe(0)
  expect(visitors.sections).toEqual([
    { ...everything.sections[0], stories: everything.sections[0]?.stories.slice(0, 1) },
  ])
  expect(visitors.lockedPages).toBe(1)
})

test('with TEASERS=on a visitor gets the headlines of locked pages, and nothing else of them', async () => {
  const { sections } = await listFor({ kind: 'visitor' }, { TEASERS: 'on' })

  const locked = sections.flatMap(({ stories }) => stories).filter((story) => story.locked)
  expect(locked).toEqual([
    { id: 'p2-lead', title: 'Title of p2-lead', words: 0, pageIndex: 1, pageNo: 2, locked: true },
  ])
})
