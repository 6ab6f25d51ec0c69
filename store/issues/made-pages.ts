import { z } from 'zod'
import { IssueDate } from '#contract/issue-date.ts'
import { PublisherCode } from '#contract/publisher.ts'
import type { Database } from '../database.ts'

/** Where the files of a page are. */
export const PagePlace = z.object({
  key: z.object({ publisher: PublisherCode, date: IssueDate, edition: z.number().int() }),
  version: z.string(),
  pageNo: z.number().int(),
})
export type PagePlace = z.infer<typeof PagePlace>

/** More would hardly help: one of the newest copies is intact. */
const MOST_PLACES = 3

/** Pages of complete versions that draw the same, the newest first. */
export async function findMadePages(db: Database, drawing: string): Promise<PagePlace[]> {
  const rows = await db
    .selectFrom('page')
    .innerJoin('issue_version', (join) =>
      join
        .onRef('issue_version.issue_id', '=', 'page.issue_id')
        .onRef('issue_version.version', '=', 'page.version'),
    )
    .innerJoin('issue', 'issue.id', 'page.issue_id')
    .select(['publisher', 'date', 'edition_id', 'page.version', 'pageNo'])
    .where('drawing', '=', drawing)
    .where('is_complete', '=', 1)
    // Its files lack the withdrawn article.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('withdrawn_page')
            .select('page_no')
            .whereRef('withdrawn_page.issue_id', '=', 'page.issue_id')
            .whereRef('withdrawn_page.version', '=', 'page.version')
            .whereRef('withdrawn_page.page_no', '=', 'page.pageNo'),
        ),
      ),
    )
    .orderBy('published_at', 'desc')
    .limit(MOST_PLACES)
    .execute()
  return rows.map(({ publisher, date, edition_id: edition, version, pageNo }) =>
    PagePlace.parse({ key: { publisher, date, edition }, version, pageNo }),
  )
}

/** Who claims a page, and when. */
export interface Claimant {
  holder: string
  now: Date
}

/** A run that was killed extends its claims no more. */
const CLAIM_MS = 5000

export type PageClaim =
  | { kind: 'claimed' }
  /** Another run is making the page. */
  | { kind: 'busy' }
  | { kind: 'made'; place: PagePlace }

/** Claims a page, unless another run has a claim that has not expired. */
export async function claimPage(
  db: Database,
  drawing: string,
  { holder, now }: Claimant,
): Promise<PageClaim> {
  const claim = { holder, expires_at: now.getTime() + CLAIM_MS, place: null }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('page_claim')
    .values({ drawing, ...claim })
    .onConflict((conflict) =>
      conflict
        .column('drawing')
        .doUpdateSet(claim)
        .where('page_claim.expires_at', '<', now.getTime()),
    )
    .executeTakeFirstOrThrow()
  if ((numInsertedOrUpdatedRows ?? 0n) > 0n) return { kind: 'claimed' }
  const other = await db
    .selectFrom('page_claim')
    .select('place')
    .where('drawing', '=', drawing)
    .executeTakeFirst()
  if (!other?.place) return { kind: 'busy' }
  return { kind: 'made', place: PagePlace.parse(JSON.parse(other.place)) }
}

/** Tells waiting runs where the page is. */
export async function notePlace(
  db: Database,
  drawing: string,
  holder: string,
  place: PagePlace,
): Promise<void> {
  await db
    .updateTable('page_claim')
    .set({ place: JSON.stringify(place) })
    .where('drawing', '=', drawing)
    .where('holder', '=', holder)
    .execute()
}

export async function extendClaims(db: Database, { holder, now }: Claimant): Promise<void> {
  await db
    .updateTable('page_claim')
    .set({ expires_at: now.getTime() + CLAIM_MS })
    .where('holder', '=', holder)
    .execute()
}

/** Ends the claims of a run, or its claim of one page. */
export async function endClaims(db: Database, holder: string, drawing?: string): Promise<void> {
  const all = db.deleteFrom('page_claim').where('holder', '=', holder)
  await (drawing === undefined ? all : all.where('drawing', '=', drawing)).execute()
}
