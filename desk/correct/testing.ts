import { screen } from '@testing-library/react'
import type { userEvent } from '@testing-library/user-event'
import type { PageDraft } from '#contract/desk/correction-steps.ts'
import { getCorrectionPage } from '#contract/desk/corrections.ts'
import type { PageBlock, PageBox, PageModel, PageStory } from '#contract/page-model.ts'
import { issueKey, rewriteTestFile, serverWithIssues } from '#server/issues/testing.ts'
import { issueFolder, pageFiles } from '#store/issue-files.ts'
import { call } from '../api/call.ts'

export const ISSUE = issueKey('2026-11-16')
export const ADDRESS = '/correct?publisher=PV&edition=4&date=2026-11-16'

const at = (left: number, top: number, width: number, height: number): PageBox => ({
  ...{ left, top, width, height },
})

const block = (id: string, role: PageBlock['role'], box: PageBox, text: string): PageBlock => ({
  ...{ id, role, boxes: [box], text },
})

/** A story with a headline in the upper half of its area, and a paragraph in the lower one. */
function story(id: string, box: PageBox, fields: Partial<PageStory> = {}): PageStory {
  const { left, top, width, height } = box
  const half = height / 2
  return {
    ...{ id, type: 'story', box, rects: [box], language: 'en', provenance: 'pdf' },
    ...{ confidence: 0.5, opensAs: 'text' },
    blocks: [
      block(`${id}-h`, 'headline', at(left, top, width, half), `Headline ${id}`),
      block(`${id}-b`, 'body', at(left, top + half, width, half), `Text of ${id}`),
    ],
    ...fields,
  }
}

const left = (top: number, height = 20) => at(0, top, 50, height)
const right = (top: number, height = 20) => at(50, top, 50, height)
const whole = { a: story('a', left(0)), b: story('b', right(0)), c: story('c', left(20)) }
const more = { d: story('d', right(20)), e: story('e', left(40)), f: story('f', right(40)) }
const one = story('g', left(60))
const two = story('h', right(60))
const notice = story('k', left(80))

/** The upper or the lower half of a story, as if the press had cut it in two. */
function half(of: PageStory, id: string, part: 0 | 1): PageStory {
  const blocks = of.blocks.slice(part, part + 1)
  const box = blocks[0]?.boxes[0] ?? of.box
  return { ...of, id, box, rects: [box], blocks }
}

/** Two stories as if the press had taken them for one. */
function together(first: PageStory, second: PageStory): PageStory {
  const { left, top, width, height } = first.box
  const box = at(left, top, width, height + second.box.height)
  return { ...first, box, rects: [box], blocks: [...first.blocks, ...second.blocks] }
}

/** The text of a story that the press did not find. */
const MISSING = block('loose', 'body', at(50, 80, 24, 10), 'Text of the missing story')

/** A page with ten faults: two stories in two parts, two pairs in one, two types, order, text, one too many, one missing. */
const FAULTY: PageModel = {
  format: 1,
  stories: [
    half(whole.a, 'a', 0),
    half(whole.a, 'a2', 1),
    half(whole.b, 'b', 0),
    half(whole.b, 'b2', 1),
    together(whole.c, more.e),
    together(more.d, more.f),
    { ...two, blocks: two.blocks.map((one) => ({ ...one, text: one.text.replace('H', 'N') })) },
    { ...one, type: 'brief' },
    notice,
    story('extra', right(90, 10), { blocks: [] }),
  ],
  furniture: [MISSING],
}

/** What a page is once its ids are left aside: type, area in whole percents, and texts, in reading order. */
export function contentOf({ stories }: Pick<PageDraft, 'stories'> | PageModel) {
  return stories.map(({ type, box, blocks }) => ({
    type,
    area: [box.left, box.top, box.width, box.height].map(Math.round).join(' '),
    texts: blocks.map(({ text }) => text),
  }))
}

export const TRUTH = contentOf({
  format: 1,
  stories: [
    ...[whole.a, whole.b, whole.c, more.e, more.d, more.f, one, two],
    story('new', at(50, 80, 24, 10), { blocks: [MISSING] }),
    { ...notice, type: 'advertisement' },
  ],
  furniture: [],
})

/** A server whose issue has the faulty page as page 1, and a page without doubts as page 2. */
export async function serverWithFaultyPage() {
  const server = await serverWithIssues()
  const write = (pageNo: number, model: PageModel) =>
    rewriteTestFile(
      server.services,
      { folder: issueFolder(ISSUE, 'v1'), pageNo, file: pageFiles(pageNo).model },
      new TextEncoder().encode(JSON.stringify(model)),
    )
  await write(1, FAULTY)
  const sure = story('p2', left(0), { confidence: 1 })
  await write(2, { format: 1, stories: [sure], furniture: [] })
  return server
}

/** The page as the server has it. */
export async function storedPage(pageNo = 1): Promise<PageDraft> {
  const { page } = await call(getCorrectionPage, { query: { ...ISSUE, page: pageNo } })
  if (!page) throw new Error(`Page ${pageNo} is missing`)
  return page.draft
}

type User = ReturnType<typeof userEvent.setup>

/** Counts what a person does: a key, a click, a drag, or a text that is typed. */
export function countingHands(user: User) {
  let count = 0
  return {
    count: () => count,
    /** Presses keys one after the other: `m {Enter}`. */
    async keys(keys: string): Promise<void> {
      for (const key of keys.split(' ')) {
        count += 1
        await user.keyboard(key)
      }
    },
    async type(text: string): Promise<void> {
      count += 1
      await user.keyboard(text)
    },
    async drag(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
      count += 1
      const page = screen.getByRole('img', { name: 'Page 1' })
      const coords = ([x, y]: readonly [number, number]) => ({ clientX: x * 10, clientY: y * 10 })
      await user.pointer([
        { keys: '[MouseLeft>]', target: page, coords: coords(from) },
        { target: page, coords: coords(to) },
        { keys: '[/MouseLeft]', target: page, coords: coords(to) },
      ])
    },
  }
}
