// @module-tag slow: starts a server process and kills it.
import { expect, onTestFinished, test } from 'vitest'
import { moveClock } from '#contract/dev.ts'
import { API_BASE } from '#contract/route.ts'
import type { Database } from '#store/database.ts'
import { openKillable } from '../payments/kill/kill-testing.ts'
import { scheduleErasure } from './erasure.ts'

const READERS = 24
const ARTICLES = 120

/** Inserts an account whose erasure is due now. */
async function insertDueReader(db: Database, index: number): Promise<void> {
  const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
  const now = Date.now()
  const article = { reader_id: id, publisher_short_code: 'PV', edition_number: 4, page_no: 1 }
  const rest = { edition_date: '2026-11-15', html_path: '', image_path: '', title: 'Rain' }
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('reader').values({ id, time_joined: now }).execute()
    const method = { id, reader_id: id, kind: 'email', time_joined: now } as const
    await tx
      .insertInto('login_method')
      .values({ ...method, value: `reader-${index}@example.com` })
      .execute()
    const articles = Array.from({ length: ARTICLES }, (_, number) => ({
      ...article,
      ...rest,
      id: `${id}-${number}`,
      article_id: `${number}`,
      image_coordinates: '{}',
      description: '',
      created_at: now,
    }))
    await tx.insertInto('saved_article').values(articles).execute()
    const request = { reader_id: id, reason: 'reader', requested_at: now, due_at: now } as const
    await scheduleErasure(tx, request)
  })
}

/** For each reader, the number of contacts, saved articles and erasure requests. */
async function remainingRows(db: Database): Promise<string[]> {
  const readers = await db.selectFrom('reader').select(['id', 'erased_at']).orderBy('id').execute()
  return Promise.all(
    readers.map(async ({ id, erased_at }) => {
      const counts = []
      for (const table of ['login_method', 'saved_article', 'erasure_request'] as const) {
        const query = db.selectFrom(table).select('reader_id').where('reader_id', '=', id)
        counts.push((await query.execute()).length)
      }
      return `${erased_at === null ? 'unchanged' : 'erased'}: ${counts.join(' ')}`
    }),
  )
}

async function countErased(db: Database): Promise<number> {
  const query = db.selectFrom('reader').select('id').where('erased_at', 'is not', null)
  return (await query.execute()).length
}

const UNCHANGED = `unchanged: 1 ${ARTICLES} 1`
const ERASED = 'erased: 0 0 0'

test('a server that is killed during erasures leaves no account partly erased', async () => {
  const server = await openKillable()
  onTestFinished(server.close)
  for (let index = 0; index < READERS; index += 1) await insertDueReader(server.db, index)

  await server.start()
  await expect.poll(() => countErased(server.db), { interval: 1 }).toBeGreaterThan(0)
  await server.kill()
  const atKill = await remainingRows(server.db)
  const erased = atKill.filter((rows) => rows === ERASED).length
  console.info(`${server.database}: killed when ${erased} of ${READERS} accounts were deleted`)
  expect(atKill.filter((rows) => rows !== UNCHANGED && rows !== ERASED)).toEqual([])

  await server.start()
  // Jobs that the killed process had leased become due again after five minutes.
  await server.send(API_BASE + moveClock.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance: '6m' }),
  })
  await expect
    .poll(() => remainingRows(server.db))
    .toEqual(Array.from({ length: READERS }, () => ERASED))
})
