import type { WithdrawalNotice } from '#contract/withdrawals.ts'
import type { IssueKey } from '#domain/access.ts'
import type { Database } from '#store/database.ts'
import { ownerOf, PUBLIC_FOLDER } from '#store/issue-files.ts'
import { type IssueVersion, issueId, type PressedRegion } from '#store/issues/issue-version.ts'
import {
  activeWithdrawals,
  noticeIn,
  type WithdrawnPage,
  withdrawnPages,
} from '#store/withdrawals/withdrawals.ts'
import { createLastKnown } from '../http/last-known.ts'
import { ProblemError } from '../http/problem-error.ts'

/** The withdrawals in force. They are few, so that a server has all of them in memory. */
export interface WithdrawnArticles {
  /** By article id. */
  ofIssue(key: IssueKey): ReadonlyMap<string, WithdrawalNotice>
  /** Changes when files of the version's folder are replaced; empty while it has no withdrawn article. */
  editOf(folder: string): string
  /** Throws for a file that shows, or may show, a withdrawn article. */
  requireOpen(folder: string, file: string): void
}

export interface Withdrawals {
  current(): Promise<WithdrawnArticles>
}

/** At most a second together with the 250 ms of the quick lane. */
const FRESH_MS = 750

export function createWithdrawals(db: Database, freshMs = FRESH_MS): Withdrawals {
  const lists = createLastKnown<WithdrawnArticles>(freshMs)
  return { current: () => lists.get('all', () => readWithdrawn(db)) }
}

const NONE: ReadonlyMap<string, WithdrawalNotice> = new Map()

async function readWithdrawn(db: Database): Promise<WithdrawnArticles> {
  const articles = new Map<string, Map<string, WithdrawalNotice>>()
  for (const withdrawal of await activeWithdrawals(db)) {
    const ofIssue = articles.get(withdrawal.issue_id) ?? new Map()
    articles.set(withdrawal.issue_id, ofIssue.set(withdrawal.article_id, noticeIn(withdrawal)))
  }
  const pages = new Map<string, WithdrawnPage[]>()
  for (const page of await withdrawnPages(db)) {
    const folder = `${page.issue_id.replaceAll('-', '/')}/${page.version}`
    pages.set(folder, [...(pages.get(folder) ?? []), page])
  }
  return {
    ofIssue: (key) => articles.get(issueId(key)) ?? NONE,
    editOf: (folder) => {
      const changes = pages.get(folder)?.map(({ changed_at }) => changed_at)
      return changes ? Math.max(...changes).toString(36) : ''
    },
    requireOpen: (folder, file) => {
      const owner = ownerOf(
        file.startsWith(PUBLIC_FOLDER) ? file.slice(PUBLIC_FOLDER.length) : file,
      )
      const unfinished = pages.get(folder)?.filter(({ isDone }) => !isDone) ?? []
      if (!owner) return
      const isClosed =
        'regionId' in owner
          ? // The picture of a neighbour may show a part of the article.
            unfinished.length > 0 || articles.get(issueIdIn(folder))?.has(owner.regionId)
          : unfinished.some(({ page_no }) => page_no === owner.pageNo)
      if (isClosed) throw new ProblemError('article-withdrawn')
    },
  }
}

function issueIdIn(folder: string): string {
  return folder.split('/').slice(0, 3).join('-')
}

/** The version without withdrawn articles and references to them. */
export function withoutWithdrawn(
  version: IssueVersion,
  withdrawn: ReadonlyMap<string, WithdrawalNotice>,
): IssueVersion {
  if (withdrawn.size === 0) return version
  const pages = version.pages.map((page) => ({
    ...page,
    regions: page.regions
      .filter(({ id }) => !withdrawn.has(id))
      .map((region) => withoutReferencesTo(withdrawn, region)),
  }))
  return { ...version, pages }
}

function withoutReferencesTo(
  withdrawn: ReadonlyMap<string, WithdrawalNotice>,
  region: PressedRegion,
): PressedRegion {
  if (!region.pageReferences) return region
  const pageReferences = region.pageReferences.map(({ article, ...reference }) =>
    article === undefined || withdrawn.has(article) ? reference : { ...reference, article },
  )
  return { ...region, pageReferences }
}

const EDIT_MARK = '-edit-'

/** The folder in addresses. It has another name after files were replaced, so that caches fetch them again. */
export function addressedFolder(folder: string, edit: string): string {
  return edit === '' ? folder : folder + EDIT_MARK + edit
}

/** The version that an address names, with or without an edit. */
export function versionInAddress(name: string): string {
  return name.split(EDIT_MARK, 1)[0] ?? name
}
