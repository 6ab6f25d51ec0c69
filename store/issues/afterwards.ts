import type { IssueKey } from '#domain/access.ts'
import type { FileChecksums } from '../checksum.ts'
import type { Database } from '../database.ts'
import { inShortTransactions, shortTransactions } from '../short-transactions.ts'
import { recordChecksums } from './checksums.ts'
import { issueId } from './issue-id.ts'
import { replaceTexts } from './replace-texts.ts'
import { addRevision } from './revision.ts'
import { FileNames } from './shown-issue.ts'

/** Files and texts that the press adds to a page after it was published. */
export interface PageAfterwards {
  pageNo: number
  files: readonly string[]
  /** Of these files, and of files that were made again. */
  checksums?: FileChecksums
  /** Texts from OCR by region id, for regions whose own text is unreliable. */
  texts: ReadonlyMap<string, string>
}

/** Adds files and texts to a version, in short transactions. */
export async function addAfterwards(
  db: Database,
  key: IssueKey,
  version: string,
  pages: readonly PageAfterwards[],
): Promise<void> {
  const withFiles = pages.filter(({ files }) => files.length > 0)
  await inShortTransactions(shortTransactions(db), withFiles, async (transaction, some) => {
    for (const { pageNo, files, checksums = {} } of some) {
      await addFiles(transaction, { id: issueId(key), version, pageNo }, files)
      await recordChecksums(transaction, { issue_id: issueId(key), version }, pageNo, checksums)
    }
    await addRevision(transaction, key, version)
  })
  const texts = pages.flatMap((page) => [...page.texts])
  await replaceTexts(db, key, version, texts)
}

interface PageOfVersion {
  id: string
  version: string
  pageNo: number
}

async function addFiles(
  transaction: Database,
  { id, version, pageNo }: PageOfVersion,
  files: readonly string[],
): Promise<void> {
  const page = await transaction
    .selectFrom('page')
    .select('more_files')
    .where('issue_id', '=', id)
    .where('version', '=', version)
    .where('pageNo', '=', pageNo)
    .executeTakeFirst()
  const before = FileNames.parse(JSON.parse(page?.more_files ?? '[]'))
  await transaction
    .updateTable('page')
    .set({ more_files: JSON.stringify([...new Set([...before, ...files])]) })
    .where('issue_id', '=', id)
    .where('version', '=', version)
    .where('pageNo', '=', pageNo)
    .execute()
}
