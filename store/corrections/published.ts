import { randomUUID } from 'node:crypto'
import type { CorrectionStep } from '#contract/desk/correction-steps.ts'
import type { IssueKey } from '#domain/access.ts'
import { movedStories } from '#domain/corrections/moved-stories.ts'
import type { Database } from '../database.ts'
import { saveAliases } from './aliases.ts'
import { lockDraft, pageColumns, type StoredDraft, saveDraft } from './drafts.ts'

/** A draft as it was published, with the steps since it was published before. */
export interface PublishedDraft {
  stored: StoredDraft
  steps: readonly CorrectionStep[]
}

interface Publication {
  key: IssueKey
  version: string
  /** The page models of the version, by page number. */
  marks: ReadonlyMap<number, string>
  published: readonly PublishedDraft[]
}

/** Notes which steps readers see now, and keeps the pairs. Steps that were made meanwhile stay unpublished. */
export async function savePublished(
  tx: Database,
  { key, version, marks, published }: Publication,
  now: Date,
): Promise<void> {
  for (const { stored, steps } of published) {
    const { pageNo } = stored.draft
    const page = { key, pageNo }
    const base = { version, mark: marks.get(pageNo) ?? '', draft: stored.draft }
    const { draft } = await lockDraft(tx, page, stored.base, now)
    const publishedSequence = stored.draft.sequence
    const next = { base, draft: { ...draft, baseVersion: version }, publishedSequence }
    await saveDraft(tx, page, next, now)
    const { stories } = stored.draft
    await saveAliases(tx, key, movedStories(stored.base.draft.stories, stories, steps))
    await tx
      .insertInto('correction_pair')
      .values({
        ...{ id: randomUUID(), ...pageColumns(page), at: now.getTime() },
        ...{ version_before: stored.base.version, version_after: version },
        model_before: JSON.stringify(stored.base.draft.stories),
        model_after: JSON.stringify(stored.draft.stories),
        steps: JSON.stringify(steps),
      })
      .execute()
  }
}
