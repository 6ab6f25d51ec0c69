import type { Selectable } from 'kysely'
import { z } from 'zod'
import { IssueDate } from '#contract/issue-date.ts'
import { PageBox } from '#contract/page-model.ts'
import { PublisherCode } from '#contract/publisher.ts'
import type { IssueKey } from '#domain/access.ts'
import type { Database } from '../database.ts'
import { lockReader } from '../locks.ts'
import type { ClipTable } from './tables.ts'

export interface StoredClip
  extends Omit<Selectable<ClipTable>, 'box' | 'article_ids' | keyof StoredKey> {
  key: IssueKey
  box: PageBox
  article_ids: string[]
}

type StoredKey = Pick<ClipTable, 'publisher' | 'edition_date' | 'edition_number'>

/** `readerId` is null for a visitor. */
export async function addClip(
  db: Database,
  { key, box, article_ids, ...clip }: StoredClip,
  readerId: string | null,
): Promise<void> {
  const issue = {
    publisher: key.publisher,
    edition_date: key.date,
    edition_number: key.edition,
  }
  await db.transaction().execute(async (tx) => {
    if (readerId !== null) {
      await lockReader(tx, readerId)
      const { id, page_no, created_at } = clip
      const made = { clip_id: id, reader_id: readerId, page_no, created_at, ...issue }
      await tx.insertInto('clip_of_reader').values(made).execute()
    }
    const texts = { box: JSON.stringify(box), article_ids: JSON.stringify(article_ids) }
    await tx
      .insertInto('clip')
      .values({ ...clip, ...issue, ...texts })
      .execute()
  })
}

export async function clipWith(db: Database, id: string): Promise<StoredClip | undefined> {
  const row = await db.selectFrom('clip').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const { publisher, edition_date, edition_number, box, article_ids, ...clip } = row
  return {
    ...clip,
    key: {
      publisher: PublisherCode.parse(publisher),
      date: IssueDate.parse(edition_date),
      edition: edition_number,
    },
    box: PageBox.parse(JSON.parse(box)),
    article_ids: z.array(z.string()).parse(JSON.parse(article_ids)),
  }
}
