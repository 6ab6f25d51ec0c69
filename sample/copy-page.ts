import { PAGE_WIDTHS } from '#contract/issues.ts'
import type { IssueKey } from '#domain/access.ts'
import { regionPrefix } from '#press/region-id.ts'
import type { AssetStore } from '#store/assets.ts'
import { adFile, articleFiles, issueFolder, pageFiles } from '#store/issue-files.ts'
import type { PressedPage, PressedRegion } from '#store/issues/issue-version.ts'

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
  const source = filesOf(page)
  const target = filesOf(copied)
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

function filesOf({ pageNo, regions }: PressedPage): string[] {
  const { image, jpeg, thumb, pdf, locked } = pageFiles(pageNo)
  return [
    ...PAGE_WIDTHS.map(image),
    jpeg(1200),
    thumb,
    pdf,
    locked,
    ...regions.flatMap(regionFilesOf),
  ]
}

function regionFilesOf({ id, kind }: PressedRegion): string[] {
  return kind === 'ad' ? [adFile(id)] : [articleFiles(id).html, articleFiles(id).thumb]
}
