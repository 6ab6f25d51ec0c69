import type { Presence } from '#contract/desk/corrections.ts'
import { SECOND_MS } from '#contract/durations.ts'
import type { IssueKey } from '#domain/access.ts'
import type { Database } from '../database.ts'
import { type CorrectedPage, pageColumns } from './drafts.ts'

/** A browser whose server was killed renews its presence no more. */
const PRESENT_MS = 15 * SECOND_MS
export const RENEW_PRESENCE_MS = 5 * SECOND_MS

/** Notes that a browser has a page open. */
export async function renewPresence(
  db: Database,
  { id, page, staffId }: { id: string; page: CorrectedPage; staffId: string },
  now: Date,
): Promise<void> {
  const seen_at = now.getTime()
  await db
    .insertInto('correction_presence')
    .values({ id, ...pageColumns(page), staff_id: staffId, seen_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at }))
    .execute()
}

export async function endPresence(db: Database, id: string): Promise<void> {
  await db.deleteFrom('correction_presence').where('id', '=', id).execute()
}

/** Who has pages of an issue open, once for each page. */
export async function presentOn(
  db: Database,
  { publisher, date, edition }: IssueKey,
  now: Date,
): Promise<(Presence & { pageNo: number })[]> {
  return db
    .selectFrom('correction_presence')
    .innerJoin('staff_account', 'staff_account.id', 'correction_presence.staff_id')
    .select(['staff_id', 'name', 'page_no as pageNo'])
    .distinct()
    .where('publisher', '=', publisher)
    .where('date', '=', date)
    .where('edition_id', '=', edition)
    .where('seen_at', '>', now.getTime() - PRESENT_MS)
    .orderBy('name')
    .execute()
}
