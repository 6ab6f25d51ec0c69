import type { IssueDate } from '#contract/issue-date.ts'
import type { EditionGroup } from '#contract/issues.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import type { WithdrawalNotice } from '#contract/withdrawals.ts'
import type { IssueKey } from '#domain/access.ts'
import { aliasesOf } from '#store/corrections/aliases.ts'
import type { Database } from '#store/database.ts'
import { issueFolder } from '#store/issue-files.ts'
import { imageTagsOf } from '#store/issues/checksums.ts'
import { editionGroupsOf } from '#store/issues/editions.ts'
import { newestIssueBefore } from '#store/issues/issue-dates.ts'
import { type IssueVersion, issueId } from '#store/issues/issue-version.ts'
import { type IssueHead, isIssueHeld, issueHead, issueVersion } from '#store/issues/shown-issue.ts'
import { createLastKnown } from '../http/last-known.ts'
import { keepRecent } from '../http/lru.ts'
import { addressedFolder, type Withdrawals, withoutWithdrawn } from './withdrawn-articles.ts'

export interface ShelvedIssue {
  key: IssueKey
  head: IssueHead
  version: IssueVersion
  /** Identifies the image of each page, by page number. */
  imageTags: ReadonlyMap<number, string>
  /** Articles that were merged into others, with the id that each has now. */
  moved: ReadonlyMap<string, string>
  /** The folder in addresses. */
  folder: string
  /** Withdrawn articles by id. They are on no page of `version`. */
  withdrawn: ReadonlyMap<string, WithdrawalNotice>
}

type ShelvedVersion = Pick<ShelvedIssue, 'version' | 'imageTags' | 'moved'>

/**
 * Caches issues in memory. A new version shows within a second, also when another process published it.
 * While the database is unavailable, issues and edition lists come from the cache.
 */
export interface Shelf {
  find(key: IssueKey): Promise<ShelvedIssue | undefined>
  /** The same without its pages. */
  head(key: IssueKey): Promise<IssueHead | undefined>
  /** Whether an editor holds the issue back. A held issue is not found. */
  isHeld(key: IssueKey): Promise<boolean>
  /** The newest issue of the edition before the date that is released to everyone. */
  newestBefore(key: IssueKey, now: Date): Promise<IssueDate | undefined>
  /** The issue with the pages of the version that the head names. */
  withHead(key: IssueKey, head: IssueHead): Promise<ShelvedIssue>
  /** The issue with the pages of another version; without pages if there is no such version. */
  inVersion(issue: ShelvedIssue, name: string): Promise<ShelvedIssue>
  editions(publisher: PublisherCode): Promise<EditionGroup[]>
}

/** At most a second together with the 250 ms of the quick lane. */
const HEAD_FRESH_MS = 750

export function createShelf(
  db: Database,
  withdrawals: Withdrawals,
  headFreshMs = HEAD_FRESH_MS,
): Shelf {
  const heads = createLastKnown<IssueHead | undefined>(headFreshMs)
  const holds = createLastKnown<boolean>(headFreshMs)
  const lists = createLastKnown<EditionGroup[]>(headFreshMs)
  const previous = createLastKnown<{ date: IssueDate | undefined }>(headFreshMs)
  const versions = new Map<string, Promise<ShelvedVersion>>()

  async function headOf(key: IssueKey): Promise<IssueHead | undefined> {
    const head = await heads.get(nameOf(key), () => issueHead(db, key))
    return head?.isHeld ? undefined : head
  }

  function versionOf(
    key: IssueKey,
    { version: name, revision }: IssueHead,
  ): Promise<ShelvedVersion> {
    const id = `${issueFolder(key, name)} ${revision}`
    const known = versions.get(id)
    const version = known ?? readVersion(db, key, name)
    keepRecent(versions, id, version)
    if (!known) version.catch(() => versions.delete(id))
    return version
  }

  async function shelved(
    key: IssueKey,
    head: IssueHead,
    { version, imageTags, moved }: ShelvedVersion,
  ): Promise<ShelvedIssue> {
    const current = await withdrawals.current()
    const withdrawn = current.ofIssue(key)
    const folder = issueFolder(key, version.version)
    return {
      key,
      head,
      version: withoutWithdrawn(version, withdrawn),
      imageTags,
      moved,
      folder: addressedFolder(folder, current.editOf(folder)),
      withdrawn,
    }
  }

  async function withHead(key: IssueKey, head: IssueHead): Promise<ShelvedIssue> {
    return shelved(key, head, await versionOf(key, head))
  }

  return {
    head: headOf,
    isHeld: (key) => holds.get(nameOf(key), () => isIssueHeld(db, key)),
    newestBefore: async (key, now) => {
      const read = async () => ({ date: await newestIssueBefore(db, key, now) })
      return (await previous.get(nameOf(key), read)).date
    },
    editions: (publisher) => lists.get(publisher, () => editionGroupsOf(db, publisher)),
    inVersion: async (issue, name) =>
      shelved(issue.key, issue.head, await readVersion(db, issue.key, name)),
    withHead,
    find: async (key) => {
      const head = await headOf(key)
      return head && withHead(key, head)
    },
  }
}

async function readVersion(db: Database, key: IssueKey, name: string): Promise<ShelvedVersion> {
  const versionKey = { issue_id: issueId(key), version: name }
  const version = await issueVersion(db, key, name)
  const imageTags = await imageTagsOf(db, versionKey)
  return { version, imageTags, moved: await aliasesOf(db, key) }
}

function nameOf({ publisher, date, edition }: IssueKey): string {
  return `${publisher}/${date}/${edition}`
}
