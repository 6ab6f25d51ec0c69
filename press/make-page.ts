import { FRONT_PAGE_DISPLAY_NAME } from '#contract/issues.ts'
import type { AssetStore } from '#store/assets.ts'
import { issueFolder, pageFiles } from '#store/issue-files.ts'
import type { PressedPage } from '#store/issues/issue-version.ts'
import { imageToPdf, rasterImage } from './image-page.ts'
import { repairLegacyText } from './legacy/repair-legacy-text.ts'
import { linkCards } from './link-cards.ts'
import type { PageContent } from './page-content.ts'
import { pageImages } from './page-images.ts'
import { readFinishedPage, writeNote } from './page-note.ts'
import { pageRegions, withoutContent } from './page-regions.ts'
import type { PageStep, PageTask, VersionTarget } from './page-task.ts'
import { rasterPage } from './raster.ts'
import { readPage } from './read/read-page.ts'
import { regionFiles } from './region-images.ts'
import { writeFiles } from './stored-files.ts'

const RASTER_WIDTH = 2400
const EMPTY: PageContent = { articles: [], ads: [] }

/** Makes all files of one page. Reuses a page that an earlier run finished, unless one of its files is damaged. */
export async function makePage(
  task: PageTask,
  target: VersionTarget,
  assets: AssetStore,
  onStep: (step: PageStep) => void,
): Promise<PressedPage> {
  const folder = issueFolder(target.key, target.version)
  const earlier = await readFinishedPage(assets, folder, task.pageNo)
  if (earlier) return earlier

  onStep('read')
  const content = task.content ?? (await contentOf(task))
  onStep('draw')
  const { kind, bytes } = task.source
  const raster = await (kind === 'pdf' ? rasterPage : rasterImage)(bytes, RASTER_WIDTH)
  onStep('encode')
  const { width, height, files } = await pageImages(task.pageNo, raster)
  const isFront = task.displayName === FRONT_PAGE_DISPLAY_NAME
  const regions = pageRegions(target.key, task.pageNo, content)
  const cards = await linkCards({ pageNo: task.pageNo, isFront }, regions, raster)
  const all = new Map([...files, ...(await regionFiles(regions, raster)), ...cards])
  all.set(pageFiles(task.pageNo).pdf, kind === 'pdf' ? bytes : await imageToPdf(bytes))
  onStep('store')
  return writeNote(assets, folder, {
    pageNo: task.pageNo,
    name: task.name,
    displayName: task.displayName,
    section: task.section,
    width,
    height,
    name_kn: task.name_kn ?? null,
    section_kn: task.section_kn ?? null,
    more_files: [...cards.keys()],
    checksums: await writeFiles(assets, folder, all),
    regions: regions.map(withoutContent),
  })
}

async function contentOf({ source }: PageTask): Promise<PageContent> {
  return source.kind === 'pdf' ? repairLegacyText(await readPage(source.bytes)) : EMPTY
}
