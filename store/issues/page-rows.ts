import type { CompiledQuery } from 'kysely'
import { batches } from '../batches.ts'
import type { Database } from '../database.ts'
import type { VersionKey } from './checksums.ts'
import type { PressedPage, PressedRegion } from './issue-version.ts'

/** Keeps the number of bound values below the limits of SQLite and PostgreSQL. */
const ROWS_AT_ONCE = 50

/** The columns of the table `region` that come from the press. */
export function regionRow({ type, rects, opensAs, hasInserts, ...rest }: PressedRegion) {
  const { pageReferences, lineRoles, doubts, ...region } = rest
  return {
    ...region,
    type: type ?? null,
    rects: rects ? JSON.stringify(rects) : null,
    opensAs: opensAs ?? null,
    hasInserts: hasInserts ? 1 : 0,
    pageReferences: pageReferences ? JSON.stringify(pageReferences) : null,
    lineRoles: lineRoles ?? null,
  }
}

/** Queries that write a page and replace what an interrupted run left of it. */
export function writingPage(
  db: Database,
  versionKey: VersionKey,
  { regions, more_files, checksums, ...page }: PressedPage,
  page_index: number,
): CompiledQuery[] {
  const regionRows = regions.map((region, position) => ({
    ...versionKey,
    page_index,
    position,
    ...regionRow(region),
  }))
  return [
    db
      .deleteFrom('page')
      .where('issue_id', '=', versionKey.issue_id)
      .where('version', '=', versionKey.version)
      .where('page_index', '=', page_index)
      .compile(),
    db
      .insertInto('page')
      .values({
        ...versionKey,
        page_index,
        ...page,
        more_files: JSON.stringify(more_files),
        checksums: checksums ? JSON.stringify(checksums) : null,
      })
      .compile(),
    ...batches(regionRows, ROWS_AT_ONCE).map((rows) =>
      db.insertInto('region').values(rows).compile(),
    ),
  ]
}
