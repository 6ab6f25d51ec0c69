import { Readable } from 'node:stream'
import type { IssueKey } from '#domain/access.ts'
import { regionPrefix } from '#domain/region-prefix.ts'
import type { AssetStore } from '#store/assets.ts'
import { forEachConcurrently } from '#store/backup/for-each-concurrently.ts'
import type { FileChecksum, FileChecksums } from '#store/checksum.ts'
import { issueFolder, pageFiles } from '#store/issue-files.ts'
import type { PressedPage } from '#store/issues/issue-version.ts'
import { readFinishedPage, writeNote } from './page-note.ts'
import type { IdentifiedTask, MadePage, VersionTarget } from './page-task.ts'
import { areIntact, writeFiles } from './stored-files.ts'

/** Copies a page that draws the same. Undefined if a file of it is damaged or was deleted meanwhile. */
export async function reusePage(
  assets: AssetStore,
  made: MadePage,
  task: IdentifiedTask,
  target: VersionTarget,
): Promise<PressedPage | undefined> {
  const folder = issueFolder(made.key, made.version)
  const finished = await readFinishedPage(assets, folder, made.pageNo)
  if (!finished) return undefined
  const page = await withLaterFiles(assets, folder, finished, made.published)
  const { pageNo, name, displayName, section, drawing, content } = task
  const as = {
    ...{ pageNo, name, displayName, section, drawing },
    name_kn: task.name_kn ?? null,
    section_kn: task.section_kn ?? null,
  }
  try {
    return await copyPage(assets, { page, from: made, to: target, as, hasOwnIds: !!content })
  } catch (error) {
    // The version was deleted while its page was copied.
    if (await areIntact(assets, folder, page.checksums ?? {})) throw error
    return undefined
  }
}

/** The page with what was added after publishing: larger images, and texts by OCR. */
async function withLaterFiles(
  assets: AssetStore,
  folder: string,
  page: PressedPage,
  published: PressedPage | undefined,
): Promise<PressedPage> {
  if (!published) return page
  const later = Object.entries(published.checksums ?? {}).filter(
    ([file]) => published.more_files.includes(file) && !(file in (page.checksums ?? {})),
  )
  const checksums = Object.fromEntries(later)
  const isIntact = await areIntact(assets, folder, checksums)
  const regions = page.regions.map((region) => {
    const now = published.regions.find(({ id }) => id === region.id)
    const isRecognised = region.provenance === 'none' && now?.provenance === 'ocr'
    return isRecognised ? { ...region, ...pick(now) } : region
  })
  if (!isIntact) return { ...page, regions }
  return {
    ...page,
    regions,
    more_files: [...page.more_files, ...Object.keys(checksums)],
    checksums: { ...page.checksums, ...checksums },
  }
}

function pick({ title, text, provenance }: PressedPage['regions'][number]) {
  return { title, text, provenance }
}

type FileEntry = [file: string, checksum: FileChecksum]

interface PageCopy {
  page: PressedPage
  from: { key: IssueKey; version: string }
  to: VersionTarget
  /** What the page is called in its new issue. */
  as?: Omit<Partial<PressedPage>, 'regions'> & { pageNo: number }
  /** The newsroom's ids do not contain the page number. */
  hasOwnIds?: boolean
}

/** Copies the files of a page to another issue or version, under its names there. */
export async function copyPage(
  assets: AssetStore,
  { page, from, to, as = page, hasOwnIds = false }: PageCopy,
): Promise<PressedPage> {
  const source = issueFolder(from.key, from.version)
  const target = issueFolder(to.key, to.version)
  const { note, model, ocr } = pageFiles(page.pageNo)
  const prefixOf = (key: IssueKey, pageNo: number) =>
    hasOwnIds ? `${regionPrefix(key)}-` : `${regionPrefix(key)}-${twoDigits(pageNo)}-`
  const [oldIds, newIds] = [prefixOf(from.key, page.pageNo), prefixOf(to.key, as.pageNo)]
  const rename = (text: string) => text.replaceAll(oldIds, newIds)
  const renameFile = (file: string) =>
    rename(file.replace(/(?<=^|^public\/)p\d{2,3}(?=\/)/, `p${twoDigits(as.pageNo)}`))
  const checksums: FileChecksums = {}
  const files = Object.entries(page.checksums ?? {}).filter(([file]) => file !== note)
  await forEachConcurrently(Readable.from(files), async ([file, checksum]: FileEntry) => {
    if (file === model && oldIds !== newIds) {
      // The model names the regions.
      const text = new TextDecoder().decode((await assets.read(`${source}/${file}`))?.bytes)
      const renamed = new Map([[renameFile(file), new TextEncoder().encode(rename(text))]])
      Object.assign(checksums, await writeFiles(assets, target, renamed))
    } else {
      await assets.copy(`${source}/${file}`, `${target}/${renameFile(file)}`)
      checksums[renameFile(file)] = checksum
    }
  })
  if (await assets.stat(`${source}/${ocr}`)) {
    await assets.copy(`${source}/${ocr}`, `${target}/${renameFile(ocr)}`)
  }
  return writeNote(assets, target, {
    ...page,
    ...as,
    more_files: page.more_files.map(renameFile),
    regions: page.regions.map((region) => ({ ...region, id: rename(region.id) })),
    checksums,
  })
}

function twoDigits(pageNo: number): string {
  return String(pageNo).padStart(2, '0')
}
