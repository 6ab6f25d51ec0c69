import type { IssueKey } from '#domain/access.ts'
import { writeNote } from '#press/page-note.ts'
import { regionPrefix } from '#press/region-id.ts'
import { writeFiles } from '#press/stored-files.ts'
import type { AssetStore } from '#store/assets.ts'
import type { FileChecksums } from '#store/checksum.ts'
import { issueFolder, pageFiles } from '#store/issue-files.ts'
import type { PressedPage } from '#store/issues/issue-version.ts'

interface Version {
  key: IssueKey
  version: string
}

/** Copies the files of a page to another issue, under the names of that issue. */
export async function copyPage(
  assets: AssetStore,
  page: PressedPage,
  from: Version,
  to: Version,
): Promise<PressedPage> {
  const { note, model } = pageFiles(page.pageNo)
  const source = issueFolder(from.key, from.version)
  const target = issueFolder(to.key, to.version)
  const rename = (text: string) => text.replaceAll(regionPrefix(from.key), regionPrefix(to.key))
  const checksums: FileChecksums = {}
  for (const [file, checksum] of Object.entries(page.checksums ?? {})) {
    if (file === note || page.more_files.includes(file)) continue
    if (file === model) {
      // The model names the regions.
      const text = new TextDecoder().decode((await assets.read(`${source}/${file}`))?.bytes)
      const renamed = new Map([[file, new TextEncoder().encode(rename(text))]])
      Object.assign(checksums, await writeFiles(assets, target, renamed))
    } else {
      await assets.copy(`${source}/${file}`, `${target}/${rename(file)}`)
      checksums[rename(file)] = checksum
    }
  }
  const regions = page.regions.map((region) => ({ ...region, id: rename(region.id) }))
  return writeNote(assets, target, { ...page, more_files: [], regions, checksums })
}
