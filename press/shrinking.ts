import type { IssueKey } from '#domain/access.ts'
import type { Database } from '#store/database.ts'
import { issueVersion } from '#store/issues/shown-issue.ts'
import { shownVersionOf } from '#store/issues/versions.ts'

/** Fewer pages than this share of the shown version look like a correction, not like an issue. */
const LEAST_SHARE = 0.5

/** What publishing would take from readers, for a question; undefined if the issue does not shrink much. */
export async function shrinkingOf(
  db: Database,
  key: IssueKey,
  pageCount: number,
): Promise<string | undefined> {
  const shown = await shownVersionOf(db, key)
  if (!shown) return undefined
  const { pages } = await issueVersion(db, key, shown)
  if (pageCount >= pages.length * LEAST_SHARE) return undefined
  const lost = pages.length - pageCount
  return [
    `${key.publisher} ${key.date} edition ${key.edition} has ${pages.length} pages, and you are publishing ${pageCount}: readers would lose ${lost}.`,
    'To replace one page, name it: press publish --page 3 <file>.',
    'To publish the issue with these pages only, add --yes.',
  ].join('\n')
}
