import { Readable } from 'node:stream'
import type { AssetStore } from '#store/assets.ts'
import { forEachConcurrently } from '#store/backup/for-each-concurrently.ts'
import { checksumOf, type FileChecksums, type FileFault, faultIn } from '#store/checksum.ts'
import type { Database } from '#store/database.ts'
import {
  filesOfPage,
  issueFolder,
  MANIFEST,
  pageFiles,
  versionFolderOf,
} from '#store/issue-files.ts'
import { checksumsByPage, recordChecksums } from '#store/issues/checksums.ts'
import { issueId, type PressedPage } from '#store/issues/issue-version.ts'
import { issueVersion } from '#store/issues/shown-issue.ts'
import { everyVersion, type KnownVersion } from '#store/issues/versions.ts'

export interface FileFinding {
  /** `no pages` concerns the whole version; its `file` is empty. */
  fault: FileFault | 'no pages'
  file: string
}

export interface VersionFindings extends KnownVersion {
  folder: string
  findings: FileFinding[]
}

export interface Diagnosis {
  /** The versions with damaged files, which readers would not get. */
  faults: VersionFindings[]
  versions: number
  files: number
  /** Files without a checksum: an earlier release published them. */
  unrecorded: number
}

export interface Examination {
  db: Database
  assets: AssetStore
  /** Record the current checksum of files that have none. */
  record?: boolean
  isExamined?: (version: KnownVersion) => boolean
  onVersion?: (done: number, total: number) => void
}

/** Compares every file of the selected versions with its checksum. */
export async function examine(examination: Examination): Promise<Diagnosis> {
  const { db, isExamined = () => true, onVersion } = examination
  const versions = (await everyVersion(db)).filter(isExamined)
  const diagnosis: Diagnosis = { faults: [], versions: versions.length, files: 0, unrecorded: 0 }
  for (const [index, version] of versions.entries()) {
    onVersion?.(index, versions.length)
    const folder = issueFolder(version.key, version.version)
    const findings = await examineVersion(examination, version, folder, diagnosis)
    if (findings.length > 0) diagnosis.faults.push({ ...version, folder, findings })
  }
  onVersion?.(versions.length, versions.length)
  return diagnosis
}

async function examineVersion(
  { db, assets, record = false }: Examination,
  { key, version }: KnownVersion,
  folder: string,
  counts: Pick<Diagnosis, 'files' | 'unrecorded'>,
): Promise<FileFinding[]> {
  const { pages } = await issueVersion(db, key, version)
  if (pages.length === 0) return [{ file: '', fault: 'no pages' }]
  const versionKey = { issue_id: issueId(key), version }
  const recorded = await checksumsByPage(db, versionKey)
  const findings: FileFinding[] = []
  const manifest = await assets.read(`${folder}/${MANIFEST}`)
  if (!manifest?.size) findings.push({ file: MANIFEST, fault: manifest ? 'truncated' : 'missing' })
  for (const page of pages) {
    const checksums = recorded.get(page.pageNo) ?? {}
    const added: FileChecksums = {}
    const files = new Set([...expectedFiles(page), ...Object.keys(checksums)])
    await forEachConcurrently(Readable.from(files), async (file: string) => {
      counts.files += 1
      const asset = await assets.read(`${folder}/${file}`)
      const checksum = checksums[file]
      const fault = checksum ? faultIn(asset, checksum) : faultWithout(asset, file)
      if (fault) findings.push({ file, fault })
      else if (asset && !checksum) added[file] = await checksumOf(asset.bytes)
    })
    if (record)
      await db.transaction().execute((tx) => recordChecksums(tx, versionKey, page.pageNo, added))
    else counts.unrecorded += Object.keys(added).length
  }
  return findings.sort((one, other) => (one.file < other.file ? -1 : 1))
}

/** Without a checksum: only the HTML of an article without trusted text may be empty. */
function faultWithout(asset: { size: number } | undefined, file: string): FileFault | undefined {
  if (!asset) return 'missing'
  return asset.size === 0 && !file.endsWith('.html') ? 'truncated' : undefined
}

function expectedFiles(page: PressedPage): string[] {
  return [...filesOfPage(page), ...page.more_files, pageFiles(page.pageNo).note]
}

/** Folders of unfinished or deleted versions, with the time of their last change. */
export async function orphanedFolders(
  db: Database,
  assets: AssetStore,
): Promise<{ folder: string; modifiedAt: number }[]> {
  const folders = new Map<string, number>()
  for await (const { path, modifiedAt } of assets.list('')) {
    const folder = versionFolderOf(path)
    if (folder) folders.set(folder, Math.max(folders.get(folder) ?? 0, modifiedAt))
  }
  for (const { key, version } of await everyVersion(db)) folders.delete(issueFolder(key, version))
  return [...folders].map(([folder, modifiedAt]) => ({ folder, modifiedAt }))
}
