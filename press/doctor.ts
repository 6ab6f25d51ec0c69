import type { AssetStore } from '#store/assets.ts'
import type { Database } from '#store/database.ts'
import {
  filesOfPage,
  issueFolder,
  MANIFEST,
  pageFiles,
  versionFolderOf,
} from '#store/issue-files.ts'
import type { IssueVersion, PressedPage } from '#store/issues/issue-version.ts'
import { issueVersion } from '#store/issues/shown-issue.ts'
import { everyVersion } from '#store/issues/versions.ts'

export interface Diagnosis {
  /** What readers would stumble over. */
  faults: string[]
  /** Folders of versions that were never finished or are no longer known, and when they last changed. */
  orphans: { folder: string; modifiedAt: number }[]
  versions: number
  files: number
}

/** Compares every row with every file. */
export async function examine(db: Database, assets: AssetStore): Promise<Diagnosis> {
  const found = await filesByFolder(assets)
  const known = await everyVersion(db)
  const faults: string[] = []
  for (const { key, version } of known) {
    const folder = issueFolder(key, version)
    const files = found.get(folder)?.files ?? new Map()
    faults.push(...faultsOf(folder, await issueVersion(db, key, version), files))
    found.delete(folder)
  }
  const orphans = [...found].map(([folder, { modifiedAt }]) => ({ folder, modifiedAt }))
  const files = [...found.values()].reduce((sum, { files }) => sum + files.size, 0)
  return { faults, orphans, versions: known.length, files }
}

/** An article whose text cannot be trusted has an empty file; any other file has something in it. */
function faultsOf(folder: string, { pages }: IssueVersion, sizes: Map<string, number>): string[] {
  if (pages.length === 0) return [`${folder}: the version has no pages`]
  return expectedFiles(pages).flatMap((file) => {
    const size = sizes.get(`${folder}/${file}`)
    if (size === undefined) return [`${folder}: ${file} is missing`]
    return size === 0 && !file.endsWith('.html') ? [`${folder}: ${file} is empty`] : []
  })
}

function expectedFiles(pages: readonly PressedPage[]): string[] {
  return [
    MANIFEST,
    ...pages.flatMap((page) => [
      ...filesOfPage(page),
      ...page.more_files,
      pageFiles(page.pageNo).note,
    ]),
  ]
}

interface Folder {
  files: Map<string, number>
  modifiedAt: number
}

async function filesByFolder(assets: AssetStore): Promise<Map<string, Folder>> {
  const folders = new Map<string, Folder>()
  for await (const { path, size, modifiedAt } of assets.list('')) {
    const name = versionFolderOf(path)
    if (!name) continue
    const folder = folders.get(name) ?? { files: new Map(), modifiedAt: 0 }
    folder.files.set(path, size)
    folder.modifiedAt = Math.max(folder.modifiedAt, modifiedAt)
    folders.set(name, folder)
  }
  return folders
}
