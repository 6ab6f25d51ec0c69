// @module-tag slow: makes pages.
import { expect, test } from 'vitest'
import { readLog } from '#contract/desk/log.ts'
import {
  addPressJob,
  answerPressJob,
  cancelPressJob,
  listPressJobs,
  type PressJob,
  type PressTask,
  retryPressJob,
} from '#contract/desk/press-jobs.ts'
import { IssueDate } from '#contract/issue-date.ts'
import { DEFAULT_RELEASE_HOURS } from '#domain/release-hours.ts'
import { laterImages } from '#press/afterwards/later-images.ts'
import type { Press } from '#press/publish.ts'
import { addLaterFilesOfJobs, QUIET_MS } from '#press/queue/add-later-files.ts'
import { keptPool, printPdf } from '#press/testing.ts'
import { browserOfStaff } from '#server/desk/testing.ts'
import { createTestServer } from '#server/testing.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import { issueVersion } from '#store/issues/shown-issue.ts'
import { shownVersionOf, versionsOf } from '#store/issues/versions.ts'
import { appendToUpload, finishUpload } from '#store/uploads/upload-files.ts'
import { insertUpload, uploadOf } from '#store/uploads/uploads.ts'
import { activeWithdrawals } from '#store/withdrawals/withdrawals.ts'
import { operatorAt } from '../testing.ts'

const DATE = IssueDate.parse('2026-11-15')
const KEY = { publisher: 'PV', edition: 4, date: DATE } as const
const LIMITS = { files: 300, bytes: 1e9 }

/** The desk and a press on one database. */
async function openNewsroom() {
  const server = await createTestServer()
  const { db, assets } = server.services
  const edition = (id: number, name: string) => ({
    ...{ id, edition_number: id, edition_name: name },
  })
  await saveEditionGroups(db, 'PV', [
    {
      parent_edition: 'Karnataka',
      editions: [edition(4, 'Bengaluru City'), edition(6, 'Hubballi')],
    },
  ])
  const now = () => new Date('2026-11-15T03:00:00+05:30')
  const press: Press = {
    ...{ db, assets, now, releaseHours: DEFAULT_RELEASE_HOURS },
    assetSource: { kind: 'folder', folder: server.assetFolder },
    pool: keptPool(),
  }
  const editor = await browserOfStaff(server, { role: 'editor', name: 'Asha Rao' })
  let count = 0
  const upload = async (file_name: string, headline: string) => {
    count += 1
    const id = count.toString(16).padStart(32, '0')
    const bytes = await printPdf([headline])
    const sent = { id, staff_id: editor.id, key: KEY, file_name, size: bytes.length }
    await insertUpload(db, sent, LIMITS, now())
    await appendToUpload(
      press,
      id,
      0,
      (async function* () {
        yield bytes
      })(),
    )
    const received = await uploadOf(db, id)
    if (received) await finishUpload(press, received)
    return id
  }
  const add = async (task: PressTask, edition: number = KEY.edition) => {
    const answer = await editor.ask(addPressJob, { body: { ...KEY, edition, task } })
    expect(answer.status).toBe(200)
    const { id } = await answer.json()
    return String(id)
  }
  const look = async (edition: number = KEY.edition) => {
    const query = { publisher: 'PV', edition: `${edition}`, date: DATE }
    const { jobs, shown, held } = await (await editor.ask(listPressJobs, { query })).json()
    const shownPages: number[] = shown.map(({ pageNo }: { pageNo: number }) => pageNo)
    const jobOf = (id: string): PressJob => jobs.find((job: PressJob) => job.id === id)
    return { jobOf, shownPages, held, shown }
  }
  const change = (route: typeof cancelPressJob | typeof retryPressJob, job: string) =>
    editor.ask(route, { params: { job }, body: { publisher: 'PV', edition: 4 } })
  const work = () => operatorAt({ press }).run('press', 'worker', '--once')
  return { server, press, editor, upload, add, look, change, work }
}

test('the desk publishes an issue, answers a question, and changes single pages of it', async () => {
  const { press, editor, upload, add, look, change, work } = await openNewsroom()
  const [one, four] = [await upload('01.pdf', 'Front'), await upload('04.pdf', 'Sport')]

  // A missing page is a question, and readers see nothing meanwhile.
  const asks = await add({ kind: 'publish', uploads: [one, four] })
  await work()
  const asked = (await look()).jobOf(asks)
  expect(asked.state).toBe('question')
  expect(asked.findings).toContainEqual(expect.objectContaining({ code: 'missing' }))
  expect((await look()).shownPages).toEqual([])
  const answer = { publisher: 'PV', edition: 4, answers: ['missing'] }
  await editor.ask(answerPressJob, { params: { job: asks }, body: answer })
  await work()
  expect((await look()).jobOf(asks)).toMatchObject({ state: 'done', who: 'Asha Rao' })
  expect((await look()).shownPages).toEqual([1, 4])
  const image = (await look()).shown[0].image
  expect((await editor.browser.send('GET', image.slice('/api'.length))).status).toBe(200)

  // Two editors at once, two workers: one job after the other, and both changes are shown.
  const added = await add({ kind: 'page', upload: await upload('03.pdf', 'State'), pageNo: 3 })
  const held = await add({ kind: 'hold', pageNo: 4 })
  await Promise.all([work(), work()])
  await work()
  const both = await look()
  expect([both.jobOf(added).state, both.jobOf(held).state]).toEqual(['done', 'done'])
  expect([both.shownPages, both.held]).toEqual([[1, 3], [4]])

  const shown = await add({ kind: 'unhold', pageNo: 4 })
  const moved = await add({ kind: 'move', pageNo: 4, to: 6 })
  const elsewhere = await add({ kind: 'publish', uploads: [one] }, 6)
  const shared = await add({ kind: 'share', from: 4, pages: [3] }, 6)
  await work()
  expect((await look()).jobOf(shown).state).toBe('done')
  expect((await look()).jobOf(moved).state).toBe('done')
  expect((await look()).shownPages).toEqual([1, 3, 6])
  expect((await look(6)).jobOf(elsewhere)).toMatchObject({ state: 'done', error: null })
  expect((await look(6)).jobOf(shared)).toMatchObject({ state: 'done', error: null })
  expect((await look(6)).shownPages).toEqual([1, 3])

  // A cancelled job changes nothing; queued again it does. A job that cannot work says why.
  const cancelled = await add({ kind: 'hold', pageNo: 3 })
  expect((await change(cancelPressJob, cancelled)).status).toBe(200)
  const impossible = await add({ kind: 'hold', pageNo: 1 })
  await work()
  expect((await look()).shownPages).toEqual([1, 3, 6])
  expect((await look()).jobOf(impossible)).toMatchObject({
    state: 'failed',
    error: 'The front page cannot be held back: readers open the issue there.',
    faults: [{ kind: 'front-held' }],
  })
  expect((await change(cancelPressJob, impossible)).status).toBe(409)
  await change(retryPressJob, cancelled)
  await work()
  expect((await look()).shownPages).toEqual([1, 6])

  const { entries } = await (await editor.ask(readLog)).json()
  expect(
    entries.map(
      (entry: { who: string; sentence: { en: string } }) => `${entry.who} ${entry.sentence.en}`,
    ),
  ).toEqual([
    'Asha Rao held back page 3 of Bengaluru City, 15 November',
    'Asha Rao added page 3 of Hubballi, 15 November',
    'Asha Rao published Hubballi, 15 November with 1 page',
    'Asha Rao added page 6, removed page 4 of Bengaluru City, 15 November',
    'Asha Rao showed page 4 of Bengaluru City, 15 November again',
    'Asha Rao held back page 4 of Bengaluru City, 15 November',
    'Asha Rao added page 3 of Bengaluru City, 15 November',
    'Asha Rao published Bengaluru City, 15 November with 2 pages',
  ])
  expect(await versionsOf(press.db, KEY)).toHaveLength(5)
})

test('a job that is cancelled while its pages are made is not shown; larger images follow later', async () => {
  const { press, upload, add, look, change, work } = await openNewsroom()
  const id = await add({ kind: 'publish', uploads: [await upload('01.pdf', 'Front')] })
  const working = work()
  while ((await look()).jobOf(id).pages.length === 0) await new Promise(setImmediate)
  expect((await change(cancelPressJob, id)).status).toBe(200)
  await working
  expect((await look()).jobOf(id).state).toBe('cancelled')
  expect((await look()).shownPages).toEqual([])

  await change(retryPressJob, id)
  await work()
  const files = async () => {
    const version = (await shownVersionOf(press.db, KEY)) ?? ''
    return (await issueVersion(press.db, KEY, version)).pages.flatMap((page) => page.more_files)
  }
  const before = await files()
  expect(await addLaterFilesOfJobs(press)).toBeUndefined()
  const later = { ...press, now: () => new Date(press.now().getTime() + QUIET_MS + 1) }
  await add({ kind: 'hold', pageNo: 1 })
  expect(await addLaterFilesOfJobs(later)).toEqual(KEY)
  expect(await files()).toEqual(before)
  await work()
  expect(await addLaterFilesOfJobs(later)).toEqual(KEY)
  expect(await files()).toEqual([...new Set([...before, ...laterImages(1)])])
  expect(await addLaterFilesOfJobs(later)).toBeUndefined()
})

test('the desk withdraws an article and shows it again', async () => {
  const { press, editor, upload, add, look, work } = await openNewsroom()
  await add({ kind: 'publish', uploads: [await upload('01.pdf', 'Front')] })
  await work()
  const version = (await shownVersionOf(press.db, KEY)) ?? ''
  const article = (await issueVersion(press.db, KEY, version)).pages[0]?.regions[0]?.id ?? ''
  const withdrawn = async () =>
    (await activeWithdrawals(press.db)).map(({ article_id, notice }) => [article_id, notice])

  const reason = 'order of the court'
  const notice = 'By order of the court.'
  const task = { kind: 'withdraw', article_id: article, reason, notice } as const
  const job = await add({ ...task, onlyThisEdition: false })
  await work()
  expect((await look()).jobOf(job)).toMatchObject({ state: 'done', error: null })
  expect(await withdrawn()).toEqual([[article, notice]])

  await add({ kind: 'reinstate', article_id: article })
  await work()
  expect(await withdrawn()).toEqual([])
  const { entries } = await (await editor.ask(readLog, { query: { limit: '2' } })).json()
  expect(
    entries.map(
      (entry: { who: string; sentence: { en: string } }) => entry.who + entry.sentence.en,
    ),
  ).toEqual([
    expect.stringMatching(/^Asha Rao ?reinstated article /),
    expect.stringMatching(/^Asha Rao ?withdrew article /),
  ])
})
