import type { IssueDate } from '#contract/issue-date.ts'
import { PublisherCode } from '#contract/publisher.ts'
import type { Language } from '#contract/titles.ts'
import type { IssueKey } from '#domain/access.ts'
import type { Database } from '#store/database.ts'
import { pageFiles } from '#store/issue-files.ts'
import { checksumsByPage } from '#store/issues/checksums.ts'
import { editionGroupsOf } from '#store/issues/editions.ts'
import { issueId } from '#store/issues/issue-version.ts'
import { pageOutlineOf, shownIssueBefore } from '#store/issues/recent-issues.ts'
import { issueVersion } from '#store/issues/shown-issue.ts'
import { shownVersionOf } from '#store/issues/versions.ts'
import { languageOf } from '../read/language.ts'
import { learnPagePlan, type PagePlan } from './page-plan.ts'

export interface KnownEdition {
  publisher: PublisherCode
  id: number
  /** In both languages. */
  names: string[]
}

/** A page of the issue before. */
export interface EarlierPage {
  pageNo: number
  /** The text of its articles. */
  text: string
  /** The checksum of its PDF. */
  sha256?: string
}

/** What is known about an issue besides its page files. */
export interface KnownIssue {
  key: IssueKey
  /** Of all titles. */
  editions: readonly KnownEdition[]
  /** The number of pages that readers see now, if the issue is published. */
  shownPages: number | undefined
  /** The issue of the same edition before this one. */
  previous: { date: IssueDate; language: Language; pages: readonly EarlierPage[] } | undefined
  pagePlan: PagePlan | undefined
}

/** Reads what the database knows. A newsroom's own page plan is used instead of the one learnt from recent weeks. */
export async function readKnownIssue(
  db: Database,
  key: IssueKey,
  ownPlan?: PagePlan,
): Promise<KnownIssue> {
  const editions = await Promise.all(PublisherCode.options.map((title) => editionsOf(db, title)))
  const shown = await shownVersionOf(db, key)
  const shownPages = shown && (await pageOutlineOf(db, key, shown)).length
  return {
    key,
    editions: editions.flat(),
    shownPages: shownPages || undefined,
    previous: await readPrevious(db, key),
    pagePlan: ownPlan ?? (await learnPagePlan(db, key)),
  }
}

async function editionsOf(db: Database, publisher: PublisherCode): Promise<KnownEdition[]> {
  const groups = await editionGroupsOf(db, publisher)
  return groups
    .flatMap((group) => group.editions)
    .map(({ id, edition_name, edition_names }) => ({
      publisher,
      id,
      names: [...new Set([edition_name, ...Object.values(edition_names ?? {})])],
    }))
}

async function readPrevious(db: Database, key: IssueKey): Promise<KnownIssue['previous']> {
  const before = await shownIssueBefore(db, key)
  if (!before) return undefined
  const earlier = { ...key, date: before.date }
  const { pages } = await issueVersion(db, earlier, before.version)
  const checksums = await checksumsByPage(db, {
    issue_id: issueId(earlier),
    version: before.version,
  })
  const read = pages.map(({ pageNo, regions }) => {
    const sha256 = checksums.get(pageNo)?.[pageFiles(pageNo).pdf]?.sha256
    const articles = regions.filter(({ kind }) => kind === 'article')
    const text = articles.map((article) => article.text).join('\n')
    return { pageNo, text, ...(sha256 && { sha256 }) }
  })
  const language = languageOf(read.map(({ text }) => text).join('\n'))
  return { date: before.date, language, pages: read }
}
