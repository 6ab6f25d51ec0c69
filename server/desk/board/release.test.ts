import { expect, test } from 'vitest'
import { changeRelease } from '#contract/desk/board.ts'
import { readLog } from '#contract/desk/log.ts'
import { listVersions } from '#contract/desk/versions.ts'
import { dataOf, issueKey, publishTestIssue } from '../../issues/testing.ts'
import { browserOfStaff } from '../testing.ts'
import { actOn, editionsFor, serverAtNight, TONIGHT, tonightFor } from './testing.ts'

const CURRENT = '/epaper/current-issue?publisher=PV&edition=4'
const SEARCH = '/epaper/search?query=lead&publisher_short_code=PV&editionNo=4'
const FRONT = '/epaper/files/PV/20261116/4/v1/p01/w800.webp'

/** An editor at the desk, and a visitor of the paper. */
async function openNight() {
  const server = await serverAtNight()
  const { ask } = await browserOfStaff(server, { role: 'editor' })
  const { get, at } = server
  /** The date that a visitor gets, and whether tonight's issue, its front page and its stories are there. */
  const visitorSees = async (clock: string) => {
    await at(clock)
    const { date } = await (await get(CURRENT)).json()
    const { hits } = await (await get(SEARCH)).json()
    const dates = hits.map((hit: { _source: { edition_date: string } }) => hit._source.edition_date)
    const statuses = [(await get(dataOf('20261116'))).status, (await get(FRONT)).status]
    return [date.slice(-2), ...statuses, dates.includes(TONIGHT.date)]
  }
  const log = async () => {
    const { entries } = await (await ask(readLog)).json()
    return entries.map(({ sentence }: { sentence: { en: string } }) => sentence.en)
  }
  return { ...server, ask, visitorSees, log }
}

const CLOSED = ['15', 404, 404, false]
const OPEN = ['16', 200, 200, true]

test('after noon the issue is on the board of its day, and can be withdrawn and restored there', async () => {
  const { ask, at, visitorSees } = await openNight()
  expect(await visitorSees('11:00')).toEqual(OPEN)
  await at('12:01')
  expect(await editionsFor(ask)).not.toContainEqual(expect.objectContaining({ date: TONIGHT.date }))
  const today = () => tonightFor(ask, TONIGHT.date)
  expect(await actOn(ask, { kind: 'withdraw' }, (await today()).release)).toEqual({ kind: 'done' })
  expect(await visitorSees('12:02')).toEqual(CLOSED)
  const restore = { kind: 'restore', version: 'v1' } as const
  expect(await actOn(ask, restore, (await today()).release)).toEqual({ kind: 'done' })
  expect(await visitorSees('12:03')).toEqual(OPEN)
})

test('release now opens the issue to all readers, and the log has it', async () => {
  const { ask, visitorSees, log } = await openNight()
  expect(await visitorSees('06:10')).toEqual(CLOSED)
  expect(await actOn(ask, { kind: 'release-now' })).toEqual({ kind: 'done' })
  expect(await visitorSees('06:11')).toEqual(OPEN)
  expect(await log()).toEqual(['released Bengaluru City, 16 November to all readers at 06:10'])
  expect(await actOn(ask, { kind: 'hold' })).toEqual({ kind: 'refused', why: 'out-already' })
})

test('a held issue is not released at its hour, also when it is published again', async () => {
  const { ask, services, visitorSees, release, log } = await openNight()
  await actOn(ask, { kind: 'hold' })
  await publishTestIssue(services, TONIGHT, 'v1', { release })
  expect(await visitorSees('06:45')).toEqual(CLOSED)
  expect(await visitorSees('11:00')).toEqual(CLOSED)
  expect(await actOn(ask, { kind: 'end-hold' })).toEqual({ kind: 'done' })
  expect(await visitorSees('11:00')).toEqual(OPEN)
  expect(await log()).toEqual([
    'ended the hold of Bengaluru City, 16 November',
    'held Bengaluru City, 16 November',
  ])
})

test('hours that an editor chose stay when the issue is published again', async () => {
  const { ask, services, visitorSees, release, log } = await openNight()
  await actOn(ask, { kind: 'set-hours', early: '08:00', general: '09:00' })
  await publishTestIssue(services, TONIGHT, 'v1', { release })
  expect(await visitorSees('08:59')).toEqual(['15', 403, 403, true])
  expect(await visitorSees('09:00')).toEqual(OPEN)
  expect(await log()).toEqual([
    'changed the release of Bengaluru City, 16 November, from 06:30 and 07:00 to 08:00 and 09:00',
  ])
})

test('readers see the day before a withdrawn issue, until a version is restored', async () => {
  const { ask, visitorSees, log } = await openNight()
  expect(await visitorSees('09:00')).toEqual(OPEN)
  expect(await actOn(ask, { kind: 'withdraw' })).toEqual({ kind: 'done' })
  expect(await visitorSees('09:00')).toEqual(CLOSED)
  expect(await actOn(ask, { kind: 'restore', version: 'none' })).toEqual({
    kind: 'refused',
    why: 'no-such-version',
  })
  await actOn(ask, { kind: 'restore', version: 'v1' })
  expect(await visitorSees('09:00')).toEqual(OPEN)
  expect(await log()).toEqual([
    'restored version v1 of Bengaluru City, 16 November',
    'unpublished Bengaluru City, 16 November',
  ])
})

test('the list of versions says when and by whom each was published', async () => {
  const { ask, services, release } = await openNight()
  const published_at = new Date(`${TONIGHT.date}T06:10:00+05:30`)
  const displayNames = ['01 Front Page']
  await publishTestIssue(services, TONIGHT, 'v2', { release, published_at, displayNames })
  const query = { publisher: 'PV', edition: '4', date: TONIGHT.date }
  expect((await (await ask(listVersions, { query })).json()).versions).toEqual([
    expect.objectContaining({ version: 'v2', pages: 1, isShown: true }),
    expect.objectContaining({ version: 'v1', pages: 2, isShown: false, who: null }),
  ])
  // Page 2 was made and is not in the version that readers see.
  expect(await tonightFor(ask)).toMatchObject({ made: [1], held: [2], versions: 2 })
})

test('of two editors who act at once, the second gets to know what the first did', async () => {
  const server = await openNight()
  const { ask } = server
  const { release } = await tonightFor(ask)
  const other = await browserOfStaff(server, { email: 'ravi@paper.example', name: 'Ravi Gowda' })
  const act = { kind: 'hold' } as const
  const replies = await Promise.all([actOn(ask, act, release), actOn(other.ask, act, release)])
  const kinds = replies.map(({ kind }) => kind).sort()
  expect(kinds).toEqual(['changed', 'done'])
  expect(await actOn(ask, { kind: 'release-now' }, release)).toMatchObject({
    kind: 'changed',
    change: { sentence: { en: 'held Bengaluru City, 16 November' } },
  })
  expect(await server.log()).toHaveLength(1)
})

test('two editors cannot both hold an issue of which nothing is known', async () => {
  const server = await openNight()
  const rural = (await editionsFor(server.ask)).find(({ edition }) => edition === 5)
  const key = issueKey(TONIGHT.date, 5)
  const hold = () =>
    server.ask(changeRelease, { body: { ...key, seen: rural?.release, act: { kind: 'hold' } } })
  const replies = await Promise.all([hold(), hold()])
  const kinds = await Promise.all(replies.map(async (reply) => (await reply.json()).kind))
  expect(kinds.sort()).toEqual(['changed', 'done'])
})
