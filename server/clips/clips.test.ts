import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { getClip, makeClip } from '#contract/clips.ts'
import { DEFAULT_EDITION } from '#contract/titles.ts'
import { parseArchiveAccess, type Reader } from '#domain/access.ts'
import { CLIP_LIMITS } from '#domain/clips.ts'
import { issueFolder } from '#store/issue-files.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import {
  activeWithdrawals,
  markPages,
  recordUndo,
  recordWithdrawal,
} from '#store/withdrawals/withdrawals.ts'
import { issueKey, publishTestIssue, rewriteTestFile, serverWithIssues } from '../issues/testing.ts'
import { sourceFile } from './find-clip.ts'

const SUBSCRIBER: Reader = {
  kind: 'subscriber',
  archive: parseArchiveAccess(-1),
  earlyAccess: false,
}
const ISSUE = { publisher: 'PV', date: '2026-11-15', edition: 4 }
/** Touches the lead of the test page, which covers 0 to 50 % of the width and 10 to 35.5 % of the height. */
const BOX = { left: 40, top: 20, width: 40, height: 20 }
const PAGE_SIZE = { width: 2400, height: 3782 }

/** Red at the left of 60 %, blue at the right of it. */
async function printPage() {
  const blue = { width: 960, height: PAGE_SIZE.height, channels: 3, background: 'blue' } as const
  return sharp({ create: { ...PAGE_SIZE, channels: 3, background: 'red' } })
    .composite([{ input: { create: blue }, left: 1440, top: 0 }])
    .webp({ quality: 50, effort: 0 })
    .toBuffer()
}

let printed: Promise<Uint8Array> | undefined

async function serverWithPages(reader: Reader, variables: Record<string, string> = {}) {
  const server = await serverWithIssues(reader, { STAND_INS: 'on', ...variables })
  printed ??= printPage()
  const folder = issueFolder(issueKey('2026-11-15'), 'v1')
  for (const pageNo of [1, 2]) {
    const file = { folder, pageNo, file: sourceFile(pageNo) }
    await rewriteTestFile(server.services, file, await printed)
  }
  const clip = (change: object = {}) =>
    server.app.request(`/api${makeClip.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', rid: 'anti-csrf' },
      body: JSON.stringify({ ...ISSUE, pageNo: 1, box: BOX, ...change }),
    })
  return { ...server, clip }
}

const pathOf = (token: string) => getClip.path.replace(':token', token)

test('a clip is a picture of exactly that part, with a QR code of its address', async () => {
  const { clip, get } = await serverWithPages({ kind: 'visitor' }, { PUBLIC_URL: 'https://p.test' })
  const made = await (await clip()).json()
  expect(made).toMatchObject({
    date: '2026-11-15',
    edition_name: 'Bengaluru City',
    page_name: '01 Front Page',
    page_names: { kn: '01 ಮುಖಪುಟ' },
    width: 960,
    height: 756 + 216,
  })
  expect(await (await get(pathOf(made.token))).json()).toEqual(made)

  const answer = await get(`${pathOf(made.token)}/picture`)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  const picture = sharp(await answer.arrayBuffer())
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([made.width, made.height])
  const colourAt = (x: number, y: number) => {
    const [red = 0, , blue = 0] = data.subarray(4 * (y * info.width + x))
    return red > blue ? 'red' : 'blue'
  }
  expect([colourAt(475, 2), colourAt(485, 2), colourAt(485, 750)]).toEqual(['red', 'blue', 'blue'])
  const read = jsQR(new Uint8ClampedArray(data), info.width, info.height)
  expect(read?.data).toBe(`https://p.test/clip/${made.token}`)
})

test('a clip of a locked page is refused, and one that a subscriber made is open to everyone', async () => {
  const { clip, services, get } = await serverWithPages({ kind: 'visitor' })
  expect((await clip({ pageNo: 2 })).status).toBe(403)
  expect((await clip({ date: '2026-11-14' })).status).toBe(403)
  expect((await clip({ pageNo: 9 })).status).toBe(404)
  const { recognise } = services
  services.recognise = async () => ({ reader: SUBSCRIBER, session: undefined })
  const { token } = await (await clip({ pageNo: 2 })).json()
  services.recognise = recognise
  expect((await get(`${pathOf(token)}/picture`)).status).toBe(200)
  expect(
    (await get('/epaper/page-columns?publisher=PV&date=20261115&edition=4&pageNo=2')).status,
  ).toBe(403)
})

test('a page of another title is clipped at the address of that title only', async () => {
  const { clip, services } = await serverWithPages({ kind: 'visitor' })
  const ofDh = { publisher: 'DH', edition: DEFAULT_EDITION.DH } as const
  const editions = [{ id: 2, edition_number: 2, edition_name: 'Bengaluru City' }]
  await saveEditionGroups(services.db, 'DH', [{ parent_edition: 'Bengaluru', editions }])
  await publishTestIssue(services, { ...issueKey('2026-11-15'), ...ofDh })
  expect((await clip(ofDh)).status).toBe(404)
})

test('an invented or changed address, and a changed row, are not ours', async () => {
  const { clip, get, services } = await serverWithPages({ kind: 'visitor' })
  const { token } = await (await clip()).json()
  const statusOf = async (one: string) => (await get(pathOf(one))).status
  expect(await statusOf(token)).toBe(200)
  expect(await statusOf(`${token.slice(0, 13)}${'A'.repeat(16)}`)).toBe(404)
  expect(await statusOf(`zzzzzzzzzzzz${token.slice(12)}`)).toBe(404)
  await services.db
    .updateTable('clip')
    .set({ box: JSON.stringify({ ...BOX, top: 0 }) })
    .execute()
  expect(await statusOf(token)).toBe(404)
})

test('a withdrawn article takes its clips with it, and brings them back', async () => {
  const { clip, get, services } = await serverWithPages({ kind: 'visitor' })
  const { db } = services
  const { token } = await (await clip()).json()
  const beside = { left: 60, top: 50, width: 20, height: 20 }
  const other = await (await clip({ box: beside })).json()
  const statuses = async () => {
    const paths = [pathOf(token), `${pathOf(token)}/picture`, pathOf(other.token)]
    return Promise.all(paths.map(async (path) => (await get(path)).status))
  }
  const page = { issue_id: 'PV-20261115-4', version: 'v1', page_no: 1 }
  const articles = [{ issue_id: page.issue_id, article_id: 'p1-lead' }]
  const at = new Date('2026-11-15T12:00:00+05:30')
  const by = { by: 'asha', at }
  const words = { reason: 'order of the court', notice: 'By order of the court.' }
  await recordWithdrawal(db, { articles, pages: [page], requested: 'p1-lead', ...words, ...by })
  expect(await statuses()).toEqual([410, 410, 410])
  await markPages(db, [page], { isDone: true, at })
  expect(await statuses()).toEqual([410, 410, 200])
  const ids = (await activeWithdrawals(db)).map(({ id }) => id)
  await recordUndo(db, { ids, pages: [page], ...by })
  await markPages(db, [page], { isDone: true, at })
  expect(await statuses()).toEqual([200, 200, 200])
})

test('the publisher limits the area or turns clips off, and nobody makes too many', async () => {
  const small = await serverWithPages({ kind: 'visitor' }, { CLIP_MAX_AREA: '5' })
  expect((await small.clip()).status).toBe(400)
  const allowed = { box: { ...BOX, width: 25 } }
  const statuses: number[] = []
  const [{ limit = 0 } = {}] = CLIP_LIMITS
  for (let made = 0; made <= limit; made += 1) statuses.push((await small.clip(allowed)).status)
  expect(statuses).toEqual([...Array(limit).fill(200), 429])

  const off = await serverWithPages({ kind: 'visitor' }, { CLIPS: 'off' })
  expect((await off.clip()).status).toBe(404)
  expect(await (await off.get('/config')).json()).toMatchObject({ clipMaxArea: null })
})
