import {
  CorrectionStep,
  DraftChange,
  type PageDraft,
  StepInverse,
} from '#contract/desk/correction-steps.ts'
import type { HistoryStep } from '#contract/desk/corrections.ts'
import { changeOf, inverseOf } from '#domain/corrections/draft.ts'
import type { Database } from '../database.ts'
import { type CorrectedPage, pageColumns } from './drafts.ts'

function stepsOn(db: Database, page: CorrectedPage) {
  const { publisher, date, edition_id, page_no } = pageColumns(page)
  return db
    .selectFrom('correction_step')
    .where('publisher', '=', publisher)
    .where('date', '=', date)
    .where('edition_id', '=', edition_id)
    .where('page_no', '=', page_no)
}

/** The changes of a page after a sequence, in order. */
export async function changesSince(
  db: Database,
  page: CorrectedPage,
  since: number,
): Promise<DraftChange[]> {
  const rows = await stepsOn(db, page)
    .select('change')
    .where('sequence', '>', since)
    .orderBy('sequence')
    .execute()
  return rows.map(({ change }) => DraftChange.parse(JSON.parse(change)))
}

/** Which of these steps were applied before. */
export async function knownSteps(
  db: Database,
  page: CorrectedPage,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StepInverse>> {
  if (ids.length === 0) return new Map()
  const rows = await stepsOn(db, page).select(['id', 'inverse']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, inverse }) => [id, StepInverse.parse(JSON.parse(inverse))]))
}

/** The steps of one staff member on a page, oldest first. */
export async function historyOf(
  db: Database,
  page: CorrectedPage,
  staffId: string,
): Promise<HistoryStep[]> {
  const rows = await stepsOn(db, page)
    .select(['id', 'act', 'step'])
    .where('staff_id', '=', staffId)
    .orderBy('sequence')
    .execute()
  return rows.map(({ id, act, step }) => {
    const { data } = CorrectionStep.safeParse(JSON.parse(step))
    return { id, act, ...(data?.act === 'undo' && { undoes: data.step }) }
  })
}

/** The steps after a sequence with the staff members who made them, for the log and for pairs. */
export async function stepsSince(
  db: Database,
  page: CorrectedPage,
  since: number,
): Promise<CorrectionStep[]> {
  const rows = await stepsOn(db, page)
    .select('step')
    .where('sequence', '>', since)
    .orderBy('sequence')
    .execute()
  return rows.flatMap(({ step }) => CorrectionStep.safeParse(JSON.parse(step)).data ?? [])
}

export interface StepAuthor {
  staffId: string
  now: Date
}

/** Whatever changes a draft is stored like a step: `discard` is not sent by browsers. */
export type StoredAct = CorrectionStep | { id: string; act: 'discard' }

export async function insertStep(
  tx: Database,
  page: CorrectedPage,
  step: StoredAct,
  { before, after }: { before: PageDraft; after: PageDraft },
  { staffId, now }: StepAuthor,
): Promise<void> {
  const { id, act } = step
  await tx
    .insertInto('correction_step')
    .values({
      ...pageColumns(page),
      ...{ sequence: after.sequence, id, act, staff_id: staffId, at: now.getTime() },
      step: JSON.stringify(step),
      change: JSON.stringify(changeOf(before, after, { id, act, by: staffId })),
      inverse: JSON.stringify(inverseOf(before, after)),
    })
    .execute()
}
