import type { CorrectionPage } from '#contract/desk/corrections.ts'
import type { IssueKey } from '#domain/access.ts'
import { DOUBTFUL_BELOW } from '#domain/night-board/edition-night.ts'
import { draftsOf, hasUnpublished, type StoredDraft } from '#store/corrections/drafts.ts'
import { presentOn } from '#store/corrections/presence.ts'
import type { PressedPage } from '#store/issues/issue-version.ts'
import { issueVersion } from '#store/issues/shown-issue.ts'
import type { Services } from '../../services.ts'

/** The pages of a version, those with the most doubtful stories first. */
export async function listPages(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  key: IssueKey,
  version: string,
): Promise<CorrectionPage[]> {
  const { pages } = await issueVersion(db, key, version)
  const drafts = new Map((await draftsOf(db, key)).map((one) => [one.draft.pageNo, one]))
  const present = await presentOn(db, key, clock.now())
  return pages
    .map((page) => ({
      ...titleOf(page),
      ...countsOf(page, drafts.get(page.pageNo)),
      present: present
        .filter(({ pageNo }) => pageNo === page.pageNo)
        .map(({ staff_id, name }) => ({ staff_id, name })),
    }))
    .sort((one, other) => other.doubtful - one.doubtful || one.pageNo - other.pageNo)
}

function titleOf({ pageNo, name, name_kn, displayName }: PressedPage) {
  const printedNo = Number(/^\d+/.exec(displayName)?.[0] ?? pageNo)
  return { pageNo, printedNo, name, ...(name_kn && { names: { en: name, kn: name_kn } }) }
}

function countsOf({ regions }: PressedPage, stored: StoredDraft | undefined) {
  const stories = stored && hasUnpublished(stored) ? stored.draft.stories : undefined
  const doubts = (stories ?? regions).filter(({ confidence }) => confidence < DOUBTFUL_BELOW)
  const settled = doubts.filter((story) => 'isSettled' in story && story.isSettled)
  return {
    stories: (stories ?? regions).length,
    doubtful: doubts.length - settled.length,
    settled: settled.length,
    unpublished: stored ? stored.draft.sequence - stored.publishedSequence : 0,
  }
}
