import { PAGE_WIDTHS } from '#contract/issues.ts'
import { type FileChecksum, FileChecksums } from '../checksum.ts'
import type { Database } from '../database.ts'
import { pageFiles } from '../issue-files.ts'
import { locked } from '../locks.ts'

export interface VersionKey {
  issue_id: string
  version: string
}

/** The version that a folder of the asset store holds. */
export function versionInFolder(folder: string): VersionKey {
  const parts = folder.split('/')
  return { issue_id: parts.slice(0, 3).join('-'), version: parts[3] ?? '' }
}

/** The checksums of a version's files. Files that an earlier release published have none. */
export async function checksumsOf(
  db: Database,
  version: VersionKey,
): Promise<Map<string, FileChecksum>> {
  const pages = await checksumsByPage(db, version)
  return new Map([...pages.values()].flatMap((checksums) => Object.entries(checksums)))
}

/** The checksums of a version's files by page number. */
export async function checksumsByPage(
  db: Database,
  { issue_id, version }: VersionKey,
): Promise<Map<number, FileChecksums>> {
  const pages = await db
    .selectFrom('page')
    .select(['pageNo', 'checksums'])
    .where('issue_id', '=', issue_id)
    .where('version', '=', version)
    .execute()
  return new Map(pages.map(({ pageNo, checksums }) => [pageNo, parseChecksums(checksums)]))
}

/** Identifies the largest image of each page, by page number. Pages of earlier releases have none. */
export async function imageTagsOf(
  db: Database,
  version: VersionKey,
): Promise<ReadonlyMap<number, string>> {
  const tags = [...(await checksumsByPage(db, version))].flatMap(([pageNo, checksums]) => {
    const image = checksums[pageFiles(pageNo).image(Math.max(...PAGE_WIDTHS))]
    return image ? [[pageNo, image.sha256.slice(0, 16)] as const] : []
  })
  return new Map(tags)
}

/** Adds checksums to a page, or replaces those of files that were made again. */
export async function recordChecksums(
  transaction: Database,
  { issue_id, version }: VersionKey,
  pageNo: number,
  checksums: FileChecksums,
): Promise<void> {
  const query = transaction
    .selectFrom('page')
    .select('checksums')
    .where('issue_id', '=', issue_id)
    .where('version', '=', version)
    .where('pageNo', '=', pageNo)
  const before = (await locked(transaction, query).executeTakeFirst())?.checksums ?? null
  const after = JSON.stringify({ ...parseChecksums(before), ...checksums })
  if (after === before) return
  await transaction
    .updateTable('page')
    .set({ checksums: after })
    .where('issue_id', '=', issue_id)
    .where('version', '=', version)
    .where('pageNo', '=', pageNo)
    .execute()
}

function parseChecksums(json: string | null): FileChecksums {
  return json === null ? {} : FileChecksums.parse(JSON.parse(json))
}
