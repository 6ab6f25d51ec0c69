import type { Selectable } from 'kysely'
import type { DeskUpload } from '#contract/desk/uploads.ts'
import { IssueDate } from '#contract/issue-date.ts'
import { PublisherCode } from '#contract/publisher.ts'
import type { IssueKey } from '#domain/access.ts'
import type { Database } from '../database.ts'
import { hasRowLocks } from '../locks.ts'
import type { DeskUploadTable } from './tables.ts'

export interface StoredUpload extends DeskUpload {
  key: IssueKey
  staff_id: string
  changed_at: number
}

export interface NewUpload {
  id: string
  staff_id: string
  key: IssueKey
  file_name: string
  size: number
}

interface UploadLimits {
  files: number
  bytes: number
}

/** False if the files of the issue would exceed the limits. */
export async function insertUpload(
  db: Database,
  { id, staff_id, key, file_name, size }: NewUpload,
  limits: UploadLimits,
  now: Date,
): Promise<boolean> {
  const at = now.getTime()
  const { publisher, date, edition } = key
  return db.transaction().execute(async (tx) => {
    const { files, bytes } = await tx
      .selectFrom('desk_upload')
      .select(({ fn }) => [fn.countAll().as('files'), fn.sum('size').as('bytes')])
      .where('publisher', '=', publisher)
      .where('date', '=', date)
      .where('edition_id', '=', edition)
      .executeTakeFirstOrThrow()
    if (Number(files) >= limits.files || Number(bytes ?? 0) + size > limits.bytes) return false
    await tx
      .insertInto('desk_upload')
      .values({
        ...{ id, staff_id, publisher, date, edition_id: edition, file_name, size },
        ...{ received: 0, state: 'receiving', sha256: null, created_at: at, changed_at: at },
      })
      .execute()
    return true
  })
}

export async function uploadOf(db: Database, id: string): Promise<StoredUpload | undefined> {
  const row = await db.selectFrom('desk_upload').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toUpload(row)
}

/** In the order of their names: page 2 before page 10. */
export async function uploadsOf(
  db: Database,
  { publisher, date, edition }: IssueKey,
): Promise<StoredUpload[]> {
  const rows = await db
    .selectFrom('desk_upload')
    .selectAll()
    .where('publisher', '=', publisher)
    .where('date', '=', date)
    .where('edition_id', '=', edition)
    .orderBy('created_at')
    .execute()
  return rows.map(toUpload).toSorted(byName)
}

function byName(one: StoredUpload, other: StoredUpload): number {
  return one.file_name.localeCompare(other.file_name, 'en', { numeric: true })
}

export interface UploadPart {
  start: number
  size: number
  /** In the asset store. */
  path: string
}

/** False if another request has continued the upload meanwhile. */
export async function addPart(
  db: Database,
  id: string,
  part: UploadPart,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('desk_upload')
      .set({ received: part.start + part.size, changed_at: now.getTime() })
      .where('id', '=', id)
      .where('received', '=', part.start)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await tx
      .insertInto('desk_upload_part')
      .values({ upload_id: id, ...part })
      .execute()
    return true
  })
}

export async function partsOf(db: Database, id: string): Promise<UploadPart[]> {
  const rows = await db
    .selectFrom('desk_upload_part')
    .select(['start', 'size', 'path'])
    .where('upload_id', '=', id)
    .orderBy('start')
    .execute()
  return rows.map(({ start, ...part }) => ({ start: Number(start), ...part }))
}

export async function completeUpload(
  db: Database,
  id: string,
  outcome: { state: 'complete' | 'refused'; sha256: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('desk_upload')
    .set({ ...outcome, changed_at: now.getTime() })
    .where('id', '=', id)
    .where('state', '=', 'receiving')
    .execute()
}

export async function deleteUpload(db: Database, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (hasRowLocks(tx)) {
      await tx.selectFrom('desk_upload').select('id').where('id', '=', id).forUpdate().execute()
    }
    await tx.deleteFrom('desk_upload_part').where('upload_id', '=', id).execute()
    await tx.deleteFrom('desk_upload').where('id', '=', id).execute()
  })
}

/** Uploads without a change since then, except those of issues with a job that has not ended. */
export async function uploadsUnchangedSince(db: Database, before: number): Promise<string[]> {
  const rows = await db
    .selectFrom('desk_upload')
    .select('id')
    .where('changed_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('press_job')
            .select('press_job.id')
            .whereRef('press_job.publisher', '=', 'desk_upload.publisher')
            .whereRef('press_job.date', '=', 'desk_upload.date')
            .where('press_job.state', 'in', ['queued', 'running', 'question']),
        ),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}

function toUpload(row: Selectable<DeskUploadTable>): StoredUpload {
  const { publisher, date, edition_id: edition, ...upload } = row
  return {
    ...upload,
    key: { publisher: PublisherCode.parse(publisher), date: IssueDate.parse(date), edition },
    size: Number(row.size),
    received: Number(row.received),
    created_at: Number(row.created_at),
    changed_at: Number(row.changed_at),
  }
}
