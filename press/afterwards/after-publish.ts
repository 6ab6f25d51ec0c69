import type { IssueKey } from '#domain/access.ts'
import { issueFolder, pageFiles } from '#store/issue-files.ts'
import type { PressedPage } from '#store/issues/issue-version.ts'
import { issueVersion } from '#store/issues/shown-issue.ts'
import type { Press } from '../publish.ts'
import { laterImages, moreImages } from './more-images.ts'
import { isOcrInstalled } from './ocr.ts'
import { pageWords, textsOfRegions } from './page-words.ts'

export interface Afterwards {
  images: boolean
  /** Passed over where the packages for it are not installed. */
  ocr: boolean
  /** Stops between two pages; what was made by then stays. */
  signal?: AbortSignal
}

export interface LaterPage {
  pageNo: number
  /** The images that came later and are there now, whichever run made them. */
  files: string[]
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
  { images, ocr, signal }: Afterwards,
): Promise<LaterPage[]> {
  const folder = issueFolder(key, version)
  const { pages } = await issueVersion(press.db, key, version)
  const later: LaterPage[] = []
  for (const page of pages) {
    signal?.throwIfAborted()
    const made: LaterPage = { pageNo: page.pageNo, files: [], texts: new Map() }
    try {
      if (images) await addImages(press, folder, page)
      if (ocr && isOcrInstalled()) made.texts = await recognise(press, key, folder, page)
    } catch (error) {
      made.fault = error instanceof Error ? error.message : String(error)
    }
    later.push({ ...made, files: await laterFilesIn(press, folder, page) })
  }
  return later
}

type Stores = Pick<Press, 'assets'>

async function addImages(stores: Stores, folder: string, page: PressedPage): Promise<void> {
  const there = new Set(await laterFilesIn(stores, folder, page))
  const pdf = await stores.assets.read(`${folder}/${pageFiles(page.pageNo).pdf}`)
  if (!pdf) throw new Error('The PDF of the page is missing.')
  const files = await moreImages(page.pageNo, pdf.bytes, (file) => there.has(file))
  for (const [file, bytes] of files) await stores.assets.write(`${folder}/${file}`, bytes)
}

async function laterFilesIn({ assets }: Stores, folder: string, { pageNo }: PressedPage) {
  const found: string[] = []
  for (const file of laterImages(pageNo)) {
    if (await assets.stat(`${folder}/${file}`)) found.push(file)
  }
  return found
}

async function recognise(
  stores: Stores,
  { publisher }: IssueKey,
  folder: string,
  page: PressedPage,
): Promise<Map<string, string>> {
  const unread = page.regions.filter(
    ({ kind, provenance }) => kind === 'article' && (provenance === 'none' || provenance === 'ocr'),
  )
  if (unread.length === 0) return new Map()
  return textsOfRegions(unread, await pageWords(stores.assets, folder, page.pageNo, publisher))
}
