import { expect, test } from 'vitest'
import type { CorrectionStep, PageDraft } from '#contract/desk/correction-steps.ts'
import {
  discardCorrections,
  findInIssue,
  followCorrections,
  listCorrections,
  publishCorrections,
  sendPicture,
} from '#contract/desk/corrections.ts'
import { listPressJobs } from '#contract/desk/press-jobs.ts'
import { undoStacks, withChange } from '#domain/corrections/draft.ts'
import { box, randomNumbers, randomStep, stepOn } from '#domain/corrections/testing.ts'
import { saveAliases } from '#store/corrections/aliases.ts'
import { isReplacementStored } from '#store/corrections/replacements.ts'
import { removeUnusedReplacements } from '#store/corrections/unused-replacements.ts'
import { issueFolder, pageFiles } from '#store/issue-files.ts'
import { issueId } from '#store/issues/issue-version.ts'
import { recordWithdrawal } from '#store/withdrawals/withdrawals.ts'
import { changeTestRegions, dataOf, rewriteTestFile } from '../../issues/testing.ts'
import {
  CORRECTED,
  corrector,
  ID_PREFIX,
  LEFT,
  mergeOf,
  RIGHT,
  serverWithModel,
  writeTestModel,
} from './testing.ts'

test('a step changes the draft at once, is applied once, and can be undone after a reload', async () => {
  const server = await serverWithModel()
  const { open, send } = await corrector(server)
  const page = await open()
  expect(page).toMatchObject({ idPrefix: ID_PREFIX, closed: null, width: 2400, history: [] })
  expect(page.images.map(({ width }) => width)).toEqual([800, 1600, 2400])

  const merge = mergeOf(page.draft)
  const reply = await send(0, merge)
  expect(reply).toMatchObject({ sequence: 1, refused: null })
  expect(withChange(page.draft, reply.changes[0] as never).stories.map(({ id }) => id)).toEqual([
    LEFT,
    `${ID_PREFIX}ad`,
  ])
  expect(await send(0, merge)).toEqual(reply)

  const { draft, history } = await open()
  const { undo } = undoStacks(history)
  await send(1, stepOn(draft, { act: 'undo', step: undo.at(-1) ?? '' }))
  expect((await open()).draft.stories).toEqual(page.draft.stories)
})

test('a step on a story that somebody else has changed is refused, with both texts known', async () => {
  const server = await serverWithModel()
  const asha = await corrector(server)
  const ravi = await corrector(server, 'ravi@paper.example', 'Ravi')
  const { draft } = await asha.open()
  const [left] = draft.stories
  const write = (text: string) =>
    stepOn(draft, {
      act: 'write',
      story: LEFT,
      blocks: (left?.blocks ?? []).map((block) => ({ ...block, text })),
    })
  await asha.send(0, write('By Asha'))
  const refusal = await ravi.send(
    0,
    write('By Ravi'),
    stepOn(draft, { act: 'settle', stories: [RIGHT] }),
  )
  expect(refusal.refused).toMatchObject({
    kind: 'conflict',
    stories: [{ id: LEFT, blocks: [{ text: 'By Asha' }, { text: 'By Asha' }] }],
  })
  expect(refusal.sequence).toBe(1)
  const found = await asha.ask(findInIssue, { query: { ...asha.query, words: 'By Asha' } })
  expect(await found.json()).toEqual({
    stories: [{ pageNo: 1, story: LEFT, title: 'By Asha', count: 2 }],
  })
})

test('pages are listed with what is left, corrections are queued for the press, or discarded', async () => {
  const server = await serverWithModel()
  const { ask, open, send, query, body } = await corrector(server)
  const issue = { publisher: 'PV', edition: '4', date: CORRECTED.date }
  const publish = async () => (await ask(publishCorrections, { body: issue })).json()
  expect(await publish()).toEqual({ job: null })
  const { draft } = await open()
  await send(0, stepOn(draft, { act: 'settle', stories: [LEFT] }))
  const listed = listCorrections.reply.parse(await (await ask(listCorrections, { query })).json())
  expect(listed.pages[0]).toMatchObject({
    ...{ pageNo: 1, printedNo: 1, stories: 3, doubtful: 2, settled: 1, unpublished: 1 },
  })

  const { job } = await publish()
  const { jobs } = await (await ask(listPressJobs, { query: issue })).json()
  expect(jobs).toMatchObject([{ id: job, task: { kind: 'correct' }, state: 'queued' }])

  await ask(discardCorrections, { body })
  expect((await open()).draft.stories).toEqual(draft.stories)
  expect(await publish()).toEqual({ job: null })
})

test('a page that readers do not see any more is not corrected', async () => {
  const server = await serverWithModel()
  const { ask, body, open, send } = await corrector(server)
  await send(0, mergeOf((await open()).draft))
  await changeTestRegions(server.services, CORRECTED, {})
  const folder = issueFolder(CORRECTED, 'v2')
  const bytes = new TextEncoder().encode('another page')
  await rewriteTestFile(server.services, { folder, pageNo: 1, file: pageFiles(1).model }, bytes)
  const { draft, closed } = await open()
  expect(closed).toBe('outdated')
  const refused = await send(1, stepOn(draft, { act: 'settle', stories: [LEFT] }))
  expect(refused.refused).toMatchObject({ why: 'outdated' })

  await ask(discardCorrections, { body })
  expect((await open()).closed).toBe('no-model')
  await writeTestModel(server, 'v2')
  expect((await open()).closed).toBeNull()
  expect((await open()).draft.stories).toHaveLength(3)
})

test('a browser with an older page does not overwrite the page that was published after it', async () => {
  const server = await serverWithModel()
  const { open, send } = await corrector(server)
  const { draft } = await open()
  const [left] = draft.stories
  await changeTestRegions(server.services, CORRECTED, {})
  await writeTestModel(server, 'v2', 'Printed again')
  const write = { act: 'write', story: LEFT, blocks: left?.blocks ?? [] } as const
  const settle = stepOn(draft, { act: 'settle', stories: [RIGHT] })
  const reply = await send(0, settle, stepOn(draft, write))
  expect(reply.changes.map(({ act }) => act)).toEqual(['settle'])
  expect(reply.refused).toMatchObject({
    kind: 'conflict',
    stories: [{ id: LEFT, blocks: [{ text: 'Printed again' }, { text: 'Printed again' }] }],
  })
})

test('a merged article leads to the one that has its text, if its page is not locked', async () => {
  const server = await serverWithModel()
  const moved = new Map([
    ['gone', 'p1-lead'],
    ['locked', 'p2-lead'],
  ])
  await saveAliases(server.services.db, CORRECTED, moved)
  await saveAliases(server.services.db, CORRECTED, new Map([['older', 'gone']]))
  await saveAliases(server.services.db, CORRECTED, new Map([['gone', 'p1-lead']]))
  const data = await (await server.get(dataOf('20261115'))).json()
  expect(data.moved).toEqual({ gone: 'p1-lead', older: 'p1-lead' })
})

test('ids belong to their page, and pictures must have been sent', async () => {
  const server = await serverWithModel()
  const { ask, open, send } = await corrector(server)
  const { draft } = await open()
  const rects = [box(0, 52, 40, 6)]
  const draw = (story: string) => stepOn(draft, { act: 'draw', story, type: 'story', rects })
  expect((await send(0, draw('pv-20261115-4-02-x'))).refused).toMatchObject({
    why: 'id-of-another-page',
  })
  const picture = stepOn(draft, {
    ...{ act: 'picture', story: LEFT, block: 'b', picture: 'f'.repeat(32) },
  })
  expect((await send(0, picture)).refused).toMatchObject({ why: 'no-such-picture' })
  const issue = { ...CORRECTED }
  const sendBytes = (bytes: string) =>
    ask(sendPicture, { body: { ...issue, bytes: Buffer.from(bytes, 'latin1').toString('base64') } })
  expect((await sendBytes('not a picture')).status).toBe(400)
  expect((await sendBytes('\xff\xd8\xff\xe0 a picture')).status).toBe(200)
})

test('text, picture, teaser, notice and continuation are drafted, found, replaced and undone', async () => {
  const server = await serverWithModel()
  const { db, assets } = server.services
  const { ask, open, send, query } = await corrector(server)
  const sendBytes = async (name: string) => {
    const bytes = Buffer.from(`\xff\xd8\xff\xe0 ${name}`, 'latin1').toString('base64')
    return (await ask(sendPicture, { body: { ...CORRECTED, bytes } })).json()
  }
  const [{ picture }, unused] = [await sendBytes('used'), await sendBytes('unused')]
  const find = async (words: string) =>
    (await ask(findInIssue, { query: { ...query, words } })).json()
  const stories = async () => (await open()).draft.stories
  const other = 'pv-20261115-4-02-story'
  const [left, right] = await stories()
  const blocks = (left?.blocks ?? []).map((block) => ({
    ...block,
    text: block.text.replaceAll('Text', 'ಪಠ್ಯ'),
  }))
  const acts: Parameters<typeof stepOn>[1][] = [
    { act: 'write', story: LEFT, blocks },
    {
      ...{ act: 'write', story: RIGHT },
      blocks: (right?.blocks ?? []).map((block) => ({ ...block, role: 'picture' })),
    },
    { act: 'picture', story: RIGHT, block: `${RIGHT}-t`, picture },
    { act: 'tease', story: LEFT, headline: 'In short' },
    { act: 'notice', story: LEFT, text: 'The name was wrong.' },
    { act: 'join', story: RIGHT, page: 2, other },
  ]
  for (const [since, act] of acts.entries()) {
    expect((await send(since, stepOn((await open()).draft, act))).refused).toBeNull()
  }
  expect(await stories()).toMatchObject([
    { id: LEFT, teaser: 'In short', notice: 'The name was wrong.' },
    {
      blocks: [{}, { replacement: picture }],
      ...{ continuesOn: 2, continuesIn: other },
    },
    {},
  ])
  expect((await find('ಪಠ್ಯ of')).stories).toMatchObject([{ story: LEFT, count: 1 }])
  expect((await find('Text of')).stories).toMatchObject([{ story: RIGHT }, {}])

  const { draft, history } = await open()
  const { undo } = undoStacks(history)
  await send(6, ...undo.toReversed().map((step) => stepOn(draft, { act: 'undo', step })))
  expect((await stories()).map(({ teaser, notice }) => [teaser, notice])).toEqual(
    Array(3).fill([undefined, undefined]),
  )
  expect((await find('ಪಠ್ಯ of')).stories).toEqual([])

  // The picture can be brought back, so it stays.
  await removeUnusedReplacements({ db, assets }, new Date(Date.now() * 2))
  expect(await isReplacementStored(assets, CORRECTED, picture)).toBe(true)
  expect(await isReplacementStored(assets, CORRECTED, unused.picture)).toBe(false)
})

test('a page with a withdrawn article is shown, and no step changes it', async () => {
  const server = await serverWithModel()
  const { open, send } = await corrector(server)
  const { draft } = await open()
  const issue_id = issueId(CORRECTED)
  await recordWithdrawal(server.services.db, {
    articles: [{ issue_id, article_id: 'p1-lead' }],
    pages: [{ issue_id, version: 'v1', page_no: 1 }],
    ...{ requested: 'p1-lead', reason: 'An order', notice: '', by: 'asha' },
    at: server.services.clock.now(),
  })
  expect((await open()).closed).toBe('withdrawn')
  const refused = await send(0, stepOn(draft, { act: 'settle', stories: [LEFT] }))
  expect(refused.refused).toMatchObject({ why: 'withdrawn' })
})

test('the stream has the steps of others and who has the page open', async () => {
  const server = await serverWithModel()
  const asha = await corrector(server)
  const ravi = await corrector(server, 'ravi@paper.example', 'Ravi')
  const follow = async ({ ask, query }: typeof asha) => {
    const response = await ask(followCorrections, { query: { ...query, since: '0' } })
    return response.body?.pipeThrough(new TextDecoderStream()).getReader()
  }
  const stream = await follow(asha)
  const until = async (words: string) => {
    let text = ''
    while (!text.includes(words)) text += (await stream?.read())?.value ?? ''
    return text
  }
  await until('Asha Rao')
  const other = await follow(ravi)
  await until('Ravi')
  const merge = mergeOf((await ravi.open()).draft)
  await ravi.send(0, merge)
  expect(await until(merge.id)).toContain('event: changes')
  await Promise.all([stream?.cancel(), other?.cancel()])
})

test('two browsers with random steps, repeats and lost answers end with one state and lose no step', async () => {
  const server = await serverWithModel()
  const random = randomNumbers(7)
  const people = [await corrector(server), await corrector(server, 'ravi@paper.example', 'Ravi')]
  const first = (await people[0]?.open())?.draft as PageDraft
  const browsers = people.map((person) => ({
    person,
    draft: first,
    unsent: [] as CorrectionStep[],
  }))
  const accepted = new Set<string>()
  let made = 0
  const newId = () => {
    made += 1
    return `${ID_PREFIX}n${made}`
  }
  for (let round = 0; round < 40; round += 1) {
    const browser = browsers[Math.floor(random() * 2)]
    if (!browser) continue
    if (browser.unsent.length === 0) browser.unsent.push(randomStep(browser.draft, random, newId))
    const reply = await browser.person.send(browser.draft.sequence, ...browser.unsent)
    for (const step of browser.unsent) if (step.id !== reply.refused?.id) accepted.add(step.id)
    // The answer is lost: the browser sends the same steps again later.
    if (random() < 0.3) continue
    browser.draft = reply.changes.reduce(withChange, browser.draft)
    browser.unsent = []
  }
  const final = (await people[0]?.open())?.draft
  for (const { person, draft } of browsers) {
    const { changes } = await person.send(draft.sequence)
    expect(changes.reduce(withChange, draft)).toEqual(final)
  }
  const { changes } = (await people[0]?.send(0)) ?? { changes: [] }
  expect(new Set(changes.map(({ id }) => id))).toEqual(accepted)
  expect(changes.length).toBeGreaterThan(20)
})
