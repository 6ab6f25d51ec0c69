import type { Selectable } from 'kysely'
import { PageDraft } from '#contract/desk/correction-steps.ts'
import type { IssueKey } from '#domain/access.ts'
import type { Database } from '../database.ts'
import { locked } from '../locks.ts'
import type { CorrectionTables } from './tables.ts'

/** A page of an issue. */
export interface CorrectedPage {
  key: IssueKey
  pageNo: number
}

/** What a draft began with. */
export interface DraftBase {
  version: string
  /** Identifies the page model of that version. */
  mark: string
  draft: PageDraft
}

export interface StoredDraft {
  base: DraftBase
  draft: PageDraft
  publishedSequence: number
}

export function pageColumns({ key, pageNo }: CorrectedPage) {
  const { publisher, date, edition } = key
  return { publisher, date, edition_id: edition, page_no: pageNo }
}

export async function draftOf(db: Database, page: CorrectedPage): Promise<StoredDraft | undefined> {
  const row = await selectDraft(db, page).executeTakeFirst()
  return row && toDraft(row)
}

/** Every draft of an issue, by page. */
export async function draftsOf(
  db: Database,
  { publisher, date, edition }: IssueKey,
): Promise<StoredDraft[]> {
  const rows = await db
    .selectFrom('correction_draft')
    .selectAll()
    .where('publisher', '=', publisher)
    .where('date', '=', date)
    .where('edition_id', '=', edition)
    .orderBy('page_no')
    .execute()
  return rows.map(toDraft)
}

/** Locks the draft, which begins with `base` if there is none. */
export async function lockDraft(
  tx: Database,
  page: CorrectedPage,
  base: DraftBase,
  now: Date,
): Promise<StoredDraft> {
  const state = JSON.stringify(base.draft)
  await tx
    .insertInto('correction_draft')
    .values({
      ...pageColumns(page),
      ...{ base_version: base.version, base_mark: base.mark, base_state: state, state },
      ...{ sequence: 0, published_sequence: 0, changed_at: now.getTime() },
    })
    .onConflict((conflict) =>
      conflict.columns(['publisher', 'date', 'edition_id', 'page_no']).doNothing(),
    )
    .execute()
  return toDraft(await locked(tx, selectDraft(tx, page)).executeTakeFirstOrThrow())
}

export async function saveDraft(
  tx: Database,
  page: CorrectedPage,
  { base, draft, publishedSequence }: StoredDraft,
  now: Date,
): Promise<void> {
  const { publisher, date, edition_id, page_no } = pageColumns(page)
  await tx
    .updateTable('correction_draft')
    .set({
      ...{ base_version: base.version, base_mark: base.mark },
      ...{ base_state: JSON.stringify(base.draft), state: JSON.stringify(draft) },
      ...{ sequence: draft.sequence, published_sequence: publishedSequence },
      changed_at: now.getTime(),
    })
    .where('publisher', '=', publisher)
    .where('date', '=', date)
    .where('edition_id', '=', edition_id)
    .where('page_no', '=', page_no)
    .execute()
}

export function hasUnpublished({ draft, publishedSequence }: StoredDraft): boolean {
  return draft.sequence > publishedSequence
}

function selectDraft(db: Database, page: CorrectedPage) {
  const { publisher, date, edition_id, page_no } = pageColumns(page)
  return db
    .selectFrom('correction_draft')
    .selectAll()
    .where('publisher', '=', publisher)
    .where('date', '=', date)
    .where('edition_id', '=', edition_id)
    .where('page_no', '=', page_no)
}

function toDraft(row: Selectable<CorrectionTables['correction_draft']>): StoredDraft {
  return {
    base: {
      version: row.base_version,
      mark: row.base_mark,
      draft: PageDraft.parse(JSON.parse(row.base_state)),
    },
    draft: PageDraft.parse(JSON.parse(row.state)),
    publishedSequence: row.published_sequence,
  }
}
