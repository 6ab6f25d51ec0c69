import { progressBar } from '#cli/progress-bar.ts'
import { processTerminal } from '#cli/terminal.ts'
import type { Database } from '#store/database.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import { issueId } from '#store/issues/issue-version.ts'
import { regionRow } from '#store/issues/page-rows.ts'
import { rebuildIndex } from '#store/search/rebuild.ts'
import { type CorpusIssue, EDITIONS, issuesOf, pagesOf } from './corpus.ts'

export const VERSION = 'v1'
const ROWS_AT_ONCE = 50
const ISSUES_AT_ONCE = 120

/** Writes the archive without indexing it. */
export async function writeArchive(db: Database, articles: number): Promise<void> {
  await saveEditions(db)
  const issues = issuesOf(articles)
  const draw = progressBar(processTerminal, 'Writing the archive')
  for (let start = 0; start < issues.length; start += ISSUES_AT_ONCE) {
    const some = issues.slice(start, start + ISSUES_AT_ONCE)
    await db.transaction().execute((transaction) => insertIssues(transaction, some, true))
    draw(start + some.length, issues.length)
  }
}

export async function saveEditions(db: Database): Promise<void> {
  await saveEditionGroups(db, 'PV', [
    {
      parent_edition: 'All',
      editions: EDITIONS.map((id) => ({ id, edition_number: id, edition_name: `Edition ${id}` })),
    },
  ])
}

/** Runs the product's indexing; returns seconds. */
export async function indexArchive(db: Database): Promise<number> {
  const began = performance.now()
  await rebuildIndex(db, progressBar(processTerminal, 'Indexing it'))
  return (performance.now() - began) / 1000
}

export async function insertIssues(
  db: Database,
  issues: readonly CorpusIssue[],
  hasPages: boolean,
): Promise<void> {
  const keys = issues.map(({ key }) => ({ key, issue_id: issueId(key) }))
  const released = keys.map(({ key, issue_id }) => ({
    id: issue_id,
    publisher: key.publisher,
    edition_id: key.edition,
    date: key.date,
    version: VERSION,
    early_release_at: Date.parse(key.date),
    general_release_at: Date.parse(key.date),
  }))
  const versions = released.map(({ id, early_release_at }) => ({
    issue_id: id,
    version: VERSION,
    published_at: early_release_at,
    revision: 0,
    is_complete: 1,
  }))
  await inBatches(released, (rows) => db.insertInto('issue').values(rows).execute())
  await inBatches(versions, (rows) => db.insertInto('issue_version').values(rows).execute())
  if (!hasPages) return
  const pages = issues.flatMap(({ key, texts, articles }) =>
    pagesOf(key, articles, texts).map((page, page_index) => ({
      page,
      page_index,
      issue_id: issueId(key),
      version: VERSION,
    })),
  )
  const pageRows = pages.map(({ page: { regions, checksums, ...page }, ...place }) => ({
    ...place,
    ...page,
    more_files: '[]',
  }))
  const regionRows = pages.flatMap(({ page, ...place }) =>
    page.regions.map((region, position) => ({ ...place, position, ...regionRow(region) })),
  )
  await inBatches(pageRows, (rows) => db.insertInto('page').values(rows).execute())
  await inBatches(regionRows, (rows) => db.insertInto('region').values(rows).execute())
}

export async function inBatches<T>(rows: readonly T[], insert: (some: T[]) => Promise<unknown>) {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await insert(rows.slice(start, start + ROWS_AT_ONCE))
  }
}
