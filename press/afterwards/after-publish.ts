import type { IssueKey } from '#domain/access.ts'
import type { AssetStore } from '#store/assets.ts'
import { checksumOf, type FileChecksum, type FileChecksums, faultIn } from '#store/checksum.ts'
import { issueFolder, pageFiles } from '#store/issue-files.ts'
import { checksumsOf } from '#store/issues/checksums.ts'
import { issueId } from '#store/issues/issue-id.ts'
import type { PressedPage } from '#store/issues/issue-version.ts'
import { issueVersion } from '#store/issues/shown-issue.ts'
import type { Press } from '../publish.ts'
import { readSound, writeFiles } from '../stored-files.ts'
import { laterImages, moreImages } from './more-images.ts'
import { isOcrInstalled } from './ocr.ts'
import { pageWords, textsOfRegions } from './page-words.ts'

export interface Afterwards {
  images: boolean
  /** Passed over where the packages for it are not installed. */
  ocr: boolean
  /** Stops between two pages; what was made by then stays. */
  signal?: AbortSignal
  /** Reports how many pages are done. */
  onPage?: (done: number, total: number) => void
}

export interface LaterPage {
  pageNo: number
  /** The images that came later and are there now, whichever run made them. */
  files: string[]
  checksums: FileChecksums
  /** Search text of the articles whose own could not be trusted, by their ids. */
  texts: Map<string, string>
  /** Why the page got less than it should have. */
  fault?: string
}

/**
 * Adds to a published version what could wait. Each file appears whole or not at all, and what is
 * there is not made again: after a crash, simply run it again.
 */
export async function afterPublish(
  press: Pick<Press, 'db' | 'assets'>,
  key: IssueKey,
  version: string,
  { images, ocr, signal, onPage }: Afterwards,
): Promise<LaterPage[]> {
  const folder = issueFolder(key, version)
  const { pages } = await issueVersion(press.db, key, version)
  const checksums = await checksumsOf(press.db, { issue_id: issueId(key), version })
  const stored = { assets: press.assets, folder, checksums }
  const later: LaterPage[] = []
  for (const page of pages) {
    signal?.throwIfAborted()
    onPage?.(later.length, pages.length)
    const made: Omit<LaterPage, 'files' | 'checksums'> = { pageNo: page.pageNo, texts: new Map() }
    try {
      if (images) await addImages(stored, page)
      if (ocr && isOcrInstalled()) made.texts = await recognise(stored, key, page)
    } catch (error) {
      made.fault = error instanceof Error ? error.message : String(error)
    }
    const found = await laterFilesIn(stored, page)
    later.push({ ...made, files: Object.keys(found), checksums: found })
  }
  onPage?.(pages.length, pages.length)
  return later
}

interface StoredVersion {
  assets: AssetStore
  folder: string
  /** Of its files; what is written is added. */
  checksums: Map<string, FileChecksum>
}

async function addImages(stored: StoredVersion, { pageNo }: PressedPage): Promise<void> {
  const { assets, folder, checksums } = stored
  const there = await laterFilesIn(stored, { pageNo })
  const pdf = await readSound(assets, folder, pageFiles(pageNo).pdf, checksums)
  const files = await moreImages(pageNo, pdf.bytes, (file) => file in there)
  const written = await writeFiles(assets, folder, files)
  for (const [file, checksum] of Object.entries(written)) checksums.set(file, checksum)
}

/** Those that are there and not damaged. A run that was killed may have written some without recording them. */
async function laterFilesIn(
  { assets, folder, checksums }: StoredVersion,
  { pageNo }: Pick<PressedPage, 'pageNo'>,
): Promise<FileChecksums> {
  const found: FileChecksums = {}
  for (const file of laterImages(pageNo)) {
    const asset = await assets.read(`${folder}/${file}`)
    if (!asset) continue
    const checksum = checksums.get(file) ?? (await checksumOf(asset.bytes))
    if (!faultIn(asset, checksum)) found[file] = checksum
  }
  return found
}

async function recognise(
  { assets, folder, checksums }: StoredVersion,
  { publisher }: IssueKey,
  page: PressedPage,
): Promise<Map<string, string>> {
  const unread = page.regions.filter(
    ({ kind, provenance }) => kind === 'article' && (provenance === 'none' || provenance === 'ocr'),
  )
  if (unread.length === 0) return new Map()
  const readImage = (file: string) => readSound(assets, folder, file, checksums)
  return textsOfRegions(
    unread,
    await pageWords({ assets, folder, readImage }, page.pageNo, publisher),
  )
}
