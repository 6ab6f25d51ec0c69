import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listSavedArticles, saveArticle } from '#contract/saved-articles.ts'
import type { Database } from '#store/database.ts'
import { hasRowLocks } from '#store/locks.ts'
import { signIn } from '../auth/testing.ts'
import { createTestServer } from '../testing.ts'
import { article } from './busy-reader-testing.ts'

/** Causes the errors of a full disk: SQLite may not grow, and PostgreSQL cannot extend one table. */
async function fillDisk(db: Database): Promise<void> {
  if (!hasRowLocks(db)) {
    // The database of an earlier test, emptied, has free pages.
    await sql`vacuum`.execute(db)
    await sql`pragma max_page_count = 1`.execute(db)
    return
  }
  await sql`create or replace function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
    db,
  )
  await sql`create trigger no_room before insert on saved_article execute function no_room()`.execute(
    db,
  )
}

async function freeDisk(db: Database): Promise<void> {
  await (hasRowLocks(db)
    ? sql`drop trigger no_room on saved_article`
    : sql`pragma max_page_count = 1073741823`
  ).execute(db)
}

const LIST = `${listSavedArticles.path}?publisher=PV`
const MORE_THAN_FIT = 100

test('on a full disk reads work, writes answer unavailable, and no data is damaged', async () => {
  const server = await createTestServer()
  const { db } = server.services
  const { browser } = await signIn(server, 'kavya@example.com')
  const saved: string[] = []
  const save = async () => {
    const body = article(randomUUID())
    const response = await browser.send(saveArticle.method, saveArticle.path, body)
    if (response.ok) saved.push(body.article_id)
    return response
  }
  const list = async (): Promise<{ article_id: string }[]> =>
    (await browser.send(listSavedArticles.method, LIST)).json()
  await save()
  await fillDisk(db)

  let refused = await save()
  for (let more = 0; refused.ok && more < MORE_THAN_FIT; more += 1) refused = await save()

  expect(refused.status).toBe(503)
  expect(refused.headers.get('Retry-After')).toBe('5')
  expect((await refused.json()).code).toBe('unavailable')
  expect((await server.app.request('/api/faqs')).status).toBe(200)
  expect((await list()).map(({ article_id }) => article_id).sort()).toEqual([...saved].sort())

  await freeDisk(db)
  expect((await save()).status).toBe(200)
  expect(await list()).toHaveLength(saved.length)
  if (!hasRowLocks(db)) {
    const { rows } = await sql`pragma integrity_check`.execute(db)
    expect(rows).toMatchObject([{ integrity_check: 'ok' }])
  }
})
