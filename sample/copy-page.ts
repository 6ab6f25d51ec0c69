import type { IssueKey } from '#domain/access.ts'
import { regionPrefix } from '#press/region-id.ts'
import type { AssetStore } from '#store/assets.ts'
import { filesOfPage, issueFolder, pageFiles } from '#store/issue-files.ts'
import type { PressedPage } from '#store/issues/issue-version.ts'

interface Version {
  key: IssueKey
  version: string
}

/** A page of one issue as a page of another: the same files, under the other issue's names. */
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
  for (const [index, file] of source.entries()) {
    await assets.copy(
      `${issueFolder(from.key, from.version)}/${file}`,
      `${issueFolder(to.key, to.version)}/${target[index]}`,
    )
  }
  const note = `${issueFolder(to.key, to.version)}/${pageFiles(page.pageNo).note}`
  await assets.write(note, new TextEncoder().encode(JSON.stringify(copied)))
  return copied
}
