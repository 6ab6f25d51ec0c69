import type { IssueKey } from '#domain/access.ts'
import type { AssetStore } from '#store/assets.ts'
import { checksumOf, type FileChecksum, type FileChecksums, faultIn } from '#store/checksum.ts'
import { issueFolder, pageFiles } from '#store/issue-files.ts'
import { checksumsOf } from '#store/issues/checksums.ts'
import { issueId, type PressedPage } from '#store/issues/issue-version.ts'
import { issueVersion } from '#store/issues/shown-issue.ts'
import type { Press } from '../publish.ts'
import { readIntact, writeFiles } from '../stored-files.ts'
import { laterImages, makeLaterImages } from './later-images.ts'
import { isOcrInstalled } from './ocr.ts'
import { titlesOfRegions } from './page-titles.ts'
import { OCR_WIDTH, pageWords, textsOfRegions } from './page-words.ts'

export interface AfterPublishOptions {
  images: boolean
  /** Skipped if the optional OCR packages are not installed. */
  ocr: boolean
  /** Aborts the run between two pages; the files written so far stay. */
  signal?: AbortSignal
  /** Reports how many pages are done. */
  onPage?: (done: number, total: number) => void
}

export interface LaterFiles {
  pageNo: number
  /** The later images that exist now, whichever run made them. */
  files: string[]
  checksums: FileChecksums
  /** OCR text by article id, for articles without trusted text. */
  texts: Map<string, string>
  /** Titles by article id, for articles of page images. */
  titles: Map<string, string>
  /** The error that left the page incomplete. */
  fault?: string
}

/**
 * Adds larger images, AVIF images and OCR text to a published version. Files are written atomically
 * and existing ones are skipped, so a run that crashed can simply be repeated.
 */
export async function afterPublish(
  press: Pick<Press, 'db' | 'assets'>,
  key: IssueKey,
  version: string,
  { images, ocr, signal, onPage }: AfterPublishOptions,
): Promise<LaterFiles[]> {
  const folder = issueFolder(key, version)
  const { pages } = await issueVersion(press.db, key, version)
  const checksums = await checksumsOf(press.db, { issue_id: issueId(key), version })
  const stored = { assets: press.assets, folder, checksums }
  const later: LaterFiles[] = []
  for (const page of pages) {
    signal?.throwIfAborted()
    onPage?.(later.length, pages.length)
    const made: Omit<LaterFiles, 'files' | 'checksums'> = {
      pageNo: page.pageNo,
      texts: new Map(),
      titles: new Map(),
    }
    try {
      if (images) await addImages(stored, page)
      if (ocr && isOcrInstalled()) Object.assign(made, await recogniseText(stored, key, page))
    } catch (error) {
      made.fault = error instanceof Error ? error.message : String(error)
    }
    const found = await findLaterFiles(stored, page)
    later.push({ ...made, files: Object.keys(found), checksums: found })
  }
  onPage?.(pages.length, pages.length)
  return later
}

interface StoredVersion {
  assets: AssetStore
  folder: string
  /** By file name; grows as files are written. */
  checksums: Map<string, FileChecksum>
}

async function addImages(stored: StoredVersion, { pageNo }: PressedPage): Promise<void> {
  const { assets, folder, checksums } = stored
  const there = await findLaterFiles(stored, { pageNo })
  const pdf = await readIntact(assets, folder, pageFiles(pageNo).pdf, checksums)
  const files = await makeLaterImages(pageNo, pdf.bytes, (file) => file in there)
  const written = await writeFiles(assets, folder, files)
  for (const [file, checksum] of Object.entries(written)) checksums.set(file, checksum)
}

/** The intact later images. A killed run may have written some without recording their checksums. */
async function findLaterFiles(
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

/** Recognises the stories that were published without text. */
async function recogniseText(
  { assets, folder, checksums }: StoredVersion,
  { publisher }: IssueKey,
  page: PressedPage,
): Promise<Pick<LaterFiles, 'texts' | 'titles'>> {
  const unread = page.regions.filter(
    ({ kind, provenance }) => kind === 'article' && provenance === 'none',
  )
  if (unread.length === 0) return { texts: new Map(), titles: new Map() }
  const readImage = (file: string) => readIntact(assets, folder, file, checksums)
  const words = await pageWords({ assets, folder, readImage }, page.pageNo, publisher)
  const image = await readImage(pageFiles(page.pageNo).image(OCR_WIDTH))
  return {
    texts: textsOfRegions(unread, words),
    titles: await titlesOfRegions(unread, image.bytes, words),
  }
}
