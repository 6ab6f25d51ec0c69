import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Reader } from '#domain/access.ts'
import { checksumOf } from '#store/checksum.ts'
import { connect } from '#store/database.ts'
import { recordChecksums } from '#store/issues/checksums.ts'
import { s3Assets } from '#store/s3-assets.ts'
import { type S3, startS3 } from '#test-support/s3.ts'
import { createApp } from '../app.ts'
import { checkedFiles, createFileCache } from './file-cache.ts'
import { dataOf, issueKey, publishTestIssue, serverWithIssues } from './testing.ts'

const FILE = 'p01/page.pdf'
const PATH = `PV/20261115/4/v1/${FILE}`
const CONTENT = `2026-11-15 v1 ${FILE}`
const subscriber: Reader = {
  kind: 'subscriber',
  archive: { kind: 'everything' },
  earlyAccess: true,
}

let s3: S3
beforeAll(async () => {
  s3 = await startS3()
})
afterAll(() => s3.stop())

/** The app on the same issues, with page files in S3. */
async function serverOnS3() {
  const server = await serverWithIssues(subscriber)
  const assets = await s3Assets(s3.settings)
  const services = { ...server.services, assets }
  await publishTestIssue(services, issueKey('2026-11-15'))
  const files = createFileCache(checkedFiles(services, 0), 1 << 20)
  const app = await createApp({ ...services, files })
  const get = (path: string, headers: Record<string, string> = {}) =>
    app.request(`/api${path}`, { headers })
  return { ...server, services, get }
}

const STORES = [
  ['a local folder', () => serverWithIssues(subscriber)],
  ['S3', serverOnS3],
] as const

const encode = (text: string) => new TextEncoder().encode(text)

describe.each(STORES)('in %s', (_store, openServer) => {
  test.each([
    ['truncated', encode(CONTENT.slice(0, -3))],
    ['truncated', encode('')],
    ['changed', encode(CONTENT.replace('11-15', '11-16'))],
    ['changed', encode(`${CONTENT} and more`)],
    ['missing', undefined],
  ])('a %s file is never answered, whole or in part', async (kind, bytes) => {
    const { get, services, logged } = await openServer()
    if (bytes) await services.assets.write(PATH, bytes)
    else await services.assets.remove(PATH)
    const { data_url_suffix } = await (await get(dataOf('20261115'))).json()
    const signed = data_url_suffix.replace('/api', '')

    for (const [path, headers] of [
      [`/epaper/files/${PATH}`, {}],
      [`${signed}${FILE}`, {}],
      [`${signed}${FILE}`, { Range: 'bytes=0-3' }],
    ] as const) {
      const response = await get(path, headers)
      expect(response.status).toBe(503)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(await response.json()).toMatchObject({ code: 'unavailable' })
    }
    expect(logged.filter(({ event }) => event === 'page file damaged')).toEqual([
      { level: 'error', event: 'page file damaged', fields: { kind, error: PATH } },
    ])
    expect((await get(`${signed}p01/w800.webp`)).status).toBe(200)

    await services.assets.write(PATH, encode(CONTENT))
    expect((await get(`${signed}${FILE}`)).status).toBe(200)
  })
})

test('a file that was made again with other bytes is answered once its checksum is recorded', async () => {
  const { get, services } = await serverWithIssues()
  await services.assets.write(PATH, encode('made again'))
  expect((await get(`/epaper/files/${PATH}`)).status).toBe(503)

  const checksums = { [FILE]: await checksumOf(encode('made again')) }
  const version = { issue_id: 'PV-20261115-4', version: 'v1' }
  await recordChecksums(services.db, version, 1, checksums)

  expect(await (await get(`/epaper/files/${PATH}`)).text()).toBe('made again')
})

test('while the database is unavailable, a file is refused when its checksum is not in memory', async () => {
  const { services } = await serverWithIssues()
  const db = connect({ kind: 'postgres', url: 'postgres://127.0.0.1:9/none' })
  const files = createFileCache(checkedFiles({ ...services, db }), 1 << 20)
  const app = await createApp({ ...services, files })
  const response = await app.request(`/api/epaper/files/${PATH}`)
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ code: 'unavailable' })
})

test('files that an earlier release published, without checksums, are answered', async () => {
  const { get, services } = await serverWithIssues()
  await services.db.updateTable('page').set({ checksums: null }).execute()
  expect(await (await get(`/epaper/files/${PATH}`)).text()).toBe(CONTENT)
})
