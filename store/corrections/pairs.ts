import { z } from 'zod'
import { CorrectionStep, DraftStory } from '#contract/desk/correction-steps.ts'
import { IssueDate } from '#contract/issue-date.ts'
import { PublisherCode } from '#contract/publisher.ts'
import type { IssueKey } from '#domain/access.ts'
import type { CorrectionPair } from '#domain/corrections/report.ts'
import type { Database } from '../database.ts'

export interface StoredPair extends CorrectionPair {
  key: IssueKey
  pageNo: number
}

/** The pairs of all issues or of one, oldest first. A page that was published twice has two. */
export async function pairsOf(db: Database, key?: IssueKey): Promise<StoredPair[]> {
  const all = db.selectFrom('correction_pair').selectAll().orderBy('at').orderBy('id')
  const rows = await (key
    ? all
        .where('publisher', '=', key.publisher)
        .where('date', '=', key.date)
        .where('edition_id', '=', key.edition)
    : all
  ).execute()
  return rows.map((row) => ({
    key: {
      publisher: PublisherCode.parse(row.publisher),
      date: IssueDate.parse(row.date),
      edition: row.edition_id,
    },
    pageNo: row.page_no,
    before: z.array(DraftStory).parse(JSON.parse(row.model_before)),
    after: z.array(DraftStory).parse(JSON.parse(row.model_after)),
    steps: z.array(CorrectionStep).parse(JSON.parse(row.steps)),
  }))
}
