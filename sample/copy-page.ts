import type { IssueKey } from '#domain/access.ts'
import { writeNote } from '#press/page-note.ts'
import { regionPrefix } from '#press/region-id.ts'
import type { AssetStore } from '#store/assets.ts'
import type { FileChecksums } from '#store/checksum.ts'
import { filesOfPage, issueFolder } from '#store/issue-files.ts'
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
  const rename = (id: string) => id.replace(regionPrefix(from.key), regionPrefix(to.key))
  const copied = {
    ...page,
    more_files: [],
    regions: page.regions.map((region) => ({ ...region, id: rename(region.id) })),
  }
  const source = filesOfPage(page)
  const target = filesOfPage(copied)
  const checksums: FileChecksums = {}
  for (const [index, file] of source.entries()) {
    const copy = target[index] ?? file
    await assets.copy(
      `${issueFolder(from.key, from.version)}/${file}`,
      `${issueFolder(to.key, to.version)}/${copy}`,
    )
    const checksum = page.checksums?.[file]
    if (checksum) checksums[copy] = checksum
  }
  return writeNote(assets, issueFolder(to.key, to.version), { ...copied, checksums })
}
