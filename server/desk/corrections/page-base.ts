import type { ClosedPage } from '#contract/desk/corrections.ts'
import type { IssueKey } from '#domain/access.ts'
import { newDraft } from '#domain/corrections/draft.ts'
import {
  type CorrectedPage,
  type DraftBase,
  draftOf,
  hasUnpublished,
  type StoredDraft,
} from '#store/corrections/drafts.ts'
import { issueFolder, pageFiles } from '#store/issue-files.ts'
import { checksumsByPage } from '#store/issues/checksums.ts'
import { issueId } from '#store/issues/issue-version.ts'
import { shownVersionOf } from '#store/issues/versions.ts'
import { readPageModel } from '#store/page-model.ts'
import { withdrawnPages } from '#store/withdrawals/withdrawals.ts'
import type { Services } from '../../services.ts'

/** A page as readers see it, and its draft. */
export interface OpenedPage {
  /** The version that readers see. */
  version: string
  base: DraftBase
  stored: StoredDraft | undefined
  /** Why the page cannot be corrected now. */
  closed: ClosedPage | null
}

const NO_MODEL = 'no-model'

type PageServices = Pick<Services, 'db' | 'assets'>

/** Undefined if readers see no such page. */
export async function openPage(
  { db, assets }: PageServices,
  page: CorrectedPage,
): Promise<OpenedPage | undefined> {
  const { key, pageNo } = page
  const version = await shownVersionOf(db, key)
  if (version === undefined) return undefined
  const issue_id = issueId(key)
  const checksums = (await checksumsByPage(db, { issue_id, version })).get(pageNo)
  if (!checksums) return undefined
  const mark = checksums[pageFiles(pageNo).model]?.sha256 ?? ''
  const stored = await draftOf(db, page)
  const isWithdrawn = (await withdrawnPages(db)).some(
    (one) => one.issue_id === issue_id && one.version === version && one.page_no === pageNo,
  )
  if (stored?.base.mark === mark) {
    const base = { ...stored.base, version }
    return { version, base, stored, closed: isWithdrawn ? 'withdrawn' : null }
  }
  const draft = await draftFromModel({ assets, key, version, pageNo })
  const base = {
    version,
    // A page without a model is looked at again each time.
    mark: draft ? mark : NO_MODEL,
    draft: draft ?? emptyDraft(pageNo, version),
  }
  const isOutdated = stored && hasUnpublished(stored)
  const closed = isWithdrawn ? 'withdrawn' : isOutdated ? 'outdated' : draft ? null : NO_MODEL
  return { version, base, stored, closed }
}

async function draftFromModel({
  assets,
  key,
  version,
  pageNo,
}: Pick<Services, 'assets'> & { key: IssueKey; version: string; pageNo: number }) {
  const model = await readPageModel(assets, issueFolder(key, version), pageNo)
  const stories = model?.stories.flatMap(({ id, ...story }) => (id ? [{ ...story, id }] : []))
  if (!model || stories?.length !== model.stories.length) return undefined
  return newDraft({ pageNo, baseVersion: version }, { ...model, stories })
}

function emptyDraft(pageNo: number, baseVersion: string) {
  return newDraft({ pageNo, baseVersion }, { stories: [], furniture: [] })
}

/** The draft that people see: what readers see, if nobody has changed it since. */
export function currentDraft({ base, stored }: OpenedPage) {
  if (!stored) return base.draft
  const follows = stored.base.mark === base.mark || hasUnpublished(stored)
  return follows ? stored.draft : { ...base.draft, sequence: stored.draft.sequence }
}
