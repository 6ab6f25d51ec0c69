import { Readable } from 'node:stream'
import type { IssueKey } from '#domain/access.ts'
import type { AssetStore } from '#store/assets.ts'
import { forEachConcurrently } from '#store/backup/for-each-concurrently.ts'
import type { Database } from '#store/database.ts'
import { filesOfPage, issueFolder, pageFiles } from '#store/issue-files.ts'
import { checksumsByPage } from '#store/issues/checksums.ts'
import { issueId, type PressedPage } from '#store/issues/issue-version.ts'
import type { IdentifiedPage } from './version-of.ts'

/** A page of an earlier version of the same issue. */
export interface KeptPage {
  page: PressedPage
  version: string
}

/** A page of an earlier release is identified by its place. */
export function identityOf({ page, version }: KeptPage): IdentifiedPage {
  return { ...page, drawing: page.drawing ?? `${version}/${page.pageNo}` }
}

interface PagesToKeep {
  key: IssueKey
  kept: readonly KeptPage[]
  /** The new version. */
  to: string
}

/** Copies all files of the pages to a new version, damaged ones too: `press doctor` still reports them. */
export async function copyKeptPages(
  { db, assets }: { db: Database; assets: AssetStore },
  { key, kept, to }: PagesToKeep,
): Promise<PressedPage[]> {
  const target = issueFolder(key, to)
  const pages: PressedPage[] = []
  for (const { page, version } of kept) {
    const recorded = await checksumsByPage(db, { issue_id: issueId(key), version })
    const checksums = recorded.get(page.pageNo)
    const { note, words } = pageFiles(page.pageNo)
    const files = [...filesOfPage(page), ...page.more_files, ...Object.keys(checksums ?? {})]
    const source = issueFolder(key, version)
    await forEachConcurrently(
      Readable.from(new Set([...files, note, words])),
      async (file: string) => {
        const isThere = await assets.stat(`${source}/${file}`)
        if (isThere) await assets.copy(`${source}/${file}`, `${target}/${file}`)
      },
    )
    pages.push({ ...page, ...(checksums && { checksums }) })
  }
  return pages
}
