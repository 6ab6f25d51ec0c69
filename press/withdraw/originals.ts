import type { z } from 'zod'
import type { AssetStore } from '#store/assets.ts'
import { checksumOf } from '#store/checksum.ts'
import { withheldFolder } from '#store/issue-files.ts'
import { parseJson } from '../package/parse-json.ts'
import { PageNote } from '../page-note.ts'
import { PressError } from '../press-error.ts'

/** A page of a version, in the asset store. */
export interface StoredPage {
  assets: AssetStore
  folder: string
  pageNo: number
}

/** The row of a page and its regions before the first withdrawal. */
const OriginalRows = PageNote.pick({ more_files: true, checksums: true, regions: true })
export type OriginalRows = z.infer<typeof OriginalRows>

const ROWS = 'rows.json'

/** The provenance of a region whose article is withdrawn. */
export const WITHDRAWN = 'withdrawn'

/** The rows as they were before the first withdrawal, which stores them. */
export async function originalRows(
  stored: StoredPage,
  current: OriginalRows,
): Promise<OriginalRows> {
  const path = originalPath(stored, ROWS)
  const kept = await stored.assets.read(path)
  if (!kept) {
    if (current.regions.some(({ provenance }) => provenance === WITHDRAWN)) {
      throw new PressError(
        [
          `The originals of ${stored.folder}, page ${stored.pageNo} were deleted. Publish the page again.`,
        ],
        [{ kind: 'originals-gone', page: stored.pageNo }],
      )
    }
    await stored.assets.write(path, new TextEncoder().encode(JSON.stringify(current)))
    return current
  }
  return parseRows(kept.bytes)
}

/** Copies files that will be replaced. A file that is there already is the original: the live one may be replaced by now. */
export async function keepOriginals(stored: StoredPage, files: Iterable<string>): Promise<void> {
  const { assets, folder } = stored
  for (const file of files) {
    if (await assets.stat(originalPath(stored, file))) continue
    if (!(await assets.stat(`${folder}/${file}`))) continue
    await assets.copy(`${folder}/${file}`, originalPath(stored, file))
  }
}

/** The original bytes, whether the file is replaced or not. */
export async function readOriginal(
  stored: StoredPage,
  file: string,
): Promise<Uint8Array | undefined> {
  const { assets, folder } = stored
  const asset =
    (await assets.read(originalPath(stored, file))) ?? (await assets.read(`${folder}/${file}`))
  return asset?.bytes
}

export async function originalFiles(stored: StoredPage): Promise<string[]> {
  const start = withheldFolder(stored.folder, stored.pageNo)
  const files: string[] = []
  for await (const { path } of stored.assets.list(start)) files.push(path.slice(start.length + 1))
  return files.filter((file) => file !== ROWS)
}

/** Copies the originals back and compares them with their checksums. */
export async function restoreOriginals(
  stored: StoredPage,
  { checksums }: OriginalRows,
): Promise<void> {
  const { assets, folder } = stored
  for (const file of await originalFiles(stored)) {
    const original = await assets.read(originalPath(stored, file))
    const expected = checksums[file]
    const isIntact =
      original && (!expected || (await checksumOf(original.bytes)).sha256 === expected.sha256)
    if (!isIntact) {
      throw new PressError(
        [`The original of ${file} is damaged. Copy ${originalPath(stored, file)} from a backup.`],
        [{ kind: 'stored-file', file }],
      )
    }
    await assets.copy(originalPath(stored, file), `${folder}/${file}`)
  }
}

/** The rows of all pages below a folder of originals. */
export async function* everyOriginalRows(
  assets: AssetStore,
  folder: string,
): AsyncGenerator<OriginalRows> {
  for await (const { path } of assets.list(withheldFolder(folder))) {
    const kept = path.endsWith(`/${ROWS}`) ? await assets.read(path) : undefined
    if (kept) yield parseRows(kept.bytes)
  }
}

function parseRows(bytes: Uint8Array): OriginalRows {
  const json = parseJson(new TextDecoder().decode(bytes))
  return OriginalRows.parse('value' in json ? json.value : undefined)
}

export async function removeOriginals({ assets, folder, pageNo }: StoredPage): Promise<void> {
  await assets.remove(withheldFolder(folder, pageNo))
}

function originalPath({ folder, pageNo }: StoredPage, file: string): string {
  return `${withheldFolder(folder, pageNo)}/${file}`
}
