import type { Updateable } from 'kysely'
import type { IssueKey } from '#domain/access.ts'
import type { FileChecksums } from '../checksum.ts'
import type { Database } from '../database.ts'
import { entryOf } from '../search/entries.ts'
import { indexState, isSameState, lockIndex, versionOfEntry } from '../search/index-state.ts'
import { hasRowId, rowId } from '../search/row-id.ts'
import { applyChanges, prepareChanges } from '../search/update-index.ts'
import type { EntryChange } from '../search/update-steps.ts'
import { inShortTransactions, shortTransactions } from '../short-transactions.ts'
import type { Tables } from '../tables.ts'
import { addRevision } from './add-revision.ts'
import { recordChecksums } from './checksums.ts'
import { issueId } from './issue-version.ts'
import { FileNames } from './shown-issue.ts'

/** Files and texts that the press adds to a page after it was published. */
export interface PageAfterwards {
  pageNo: number
  files: readonly string[]
  /** Of these files, and of files that were made again. */
  checksums?: FileChecksums
  /** Texts from OCR by region id, for regions whose own text is unreliable. */
  texts: ReadonlyMap<string, string>
  /** Titles from OCR by region id, for regions of `texts` that have none. */
  titles?: ReadonlyMap<string, string>
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
    await addRevision(transaction, { issue_id: issueId(key), version })
  })
  const texts = pages.flatMap(({ texts: ofPage, titles }) =>
    [...ofPage].map(
      ([id, text]): RegionText => ({
        id,
        text,
        title: titles?.get(id) || undefined,
        more: { provenance: 'ocr', lineRoles: null },
      }),
    ),
  )
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

/** A region's new text. */
export interface RegionText {
  id: string
  text: string
  /** Unchanged if undefined. */
  title: string | undefined
  /** Other columns that change with it. */
  more: Omit<Updateable<Tables['region']>, 'title' | 'text'>
}

/** Replaces texts of a version and its entries in the index, a few in each transaction. */
export async function replaceTexts(
  db: Database,
  key: IssueKey,
  version: string,
  texts: readonly RegionText[],
): Promise<void> {
  const transactions = shortTransactions(db)
  for (let done = 0; done < texts.length; ) {
    const some = texts.slice(done, done + transactions.size)
    if (await transactions.run(some.length, await replacing(db, key, version, some))) {
      done += some.length
    }
  }
}

/** Prepares one transaction. It returns false when the index has changed since the preparation. */
async function replacing(
  db: Database,
  key: IssueKey,
  version: string,
  texts: readonly RegionText[],
): Promise<(transaction: Database) => Promise<boolean>> {
  const state = await indexState(db, key)
  const changes = (await changesBy(db, key, version, texts)).filter(
    ({ before }) => state && before && versionOfEntry(state, before.id)?.version === version,
  )
  const prepared = prepareChanges(db, changes)
  return async (transaction) => {
    await lockIndex(transaction)
    if (!state || !isSameState(state, await indexState(transaction, key))) return false
    if (changes.length > 0) await applyChanges(transaction, prepared)
    for (const { id, text, title, more } of texts) {
      await transaction
        .updateTable('region')
        .set({ ...more, text, ...(title !== undefined && { title }) })
        .where('issue_id', '=', issueId(key))
        .where('version', '=', version)
        .where('id', '=', id)
        .execute()
    }
    await addRevision(transaction, { issue_id: issueId(key), version })
    return true
  }
}

async function changesBy(
  db: Database,
  key: IssueKey,
  version: string,
  texts: readonly RegionText[],
): Promise<EntryChange[]> {
  const textOf = new Map(texts.map((each) => [each.id, each]))
  const articles = await db
    .selectFrom('region')
    .select(['id', 'page_index', 'position', 'title', 'text', 'lineRoles'])
    .where('issue_id', '=', issueId(key))
    .where('version', '=', version)
    .where('kind', '=', 'article')
    .where('id', 'in', [...textOf.keys()])
    .execute()
  return articles
    .filter(({ page_index, position }) => hasRowId(page_index, position))
    .map((article) => {
      const id = rowId({ key, pageIndex: article.page_index, position: article.position })
      const { title, text, lineRoles } = article
      const found = textOf.get(article.id)
      const after = {
        id,
        title: found?.title ?? title,
        text: found?.text ?? text,
        lineRoles: found?.more.lineRoles ?? null,
      }
      return { before: entryOf(key, { id, title, text, lineRoles }), after: entryOf(key, after) }
    })
}
