import { FRONT_PAGE_DISPLAY_NAME } from '#contract/issues.ts'
import type { IssueKey } from '#domain/access.ts'
import type { AssetStore } from '#store/assets.ts'
import { issueFolder, pageFiles } from '#store/issue-files.ts'
import type { PressedPage } from '#store/issues/issue-version.ts'
import { avifImages } from './avif-images.ts'
import { reusePage } from './copy-page.ts'
import { imageToPdf, rasterImage } from './image-page.ts'
import { repairLegacyText } from './legacy/repair-legacy-text.ts'
import { linkCards } from './link-cards.ts'
import { modelOfContent } from './package/content-model.ts'
import { pageImages } from './page-images.ts'
import { modelFile } from './page-model-file.ts'
import { readFinishedPage, writeNote } from './page-note.ts'
import { finishModel, pageRegions, type RegionWithContent, withoutContent } from './page-regions.ts'
import type { PageOrder, PageStep, PageTask } from './page-task.ts'
import { finishWords, wordsFile } from './page-words-file.ts'
import { withDrawing } from './raster.ts'
import type { PageReading } from './read/page-reading.ts'
import { readPage, readWords } from './read/read-page.ts'
import { packagedRegionId } from './region-id.ts'
import { regionFiles } from './region-images.ts'
import { readImage } from './scan/read-scan.ts'
import { writeFiles } from './stored-files.ts'

const RASTER_WIDTH = 2400

/**
 * Makes all files of one page. Reuses a page that an earlier run finished, or that draws the same in another issue or
 * version, unless one of its files is damaged.
 */
export async function makePage(
  { task, target, made = [] }: PageOrder,
  assets: AssetStore,
  onStep: (step: PageStep) => void,
): Promise<PressedPage> {
  const folder = issueFolder(target.key, target.version)
  const earlier = await readFinishedPage(assets, folder, task.pageNo)
  if (earlier) return earlier
  for (const source of made) {
    const page = await reusePage(assets, source, task, target)
    if (page) return page
  }

  onStep('read')
  const reading = await modelOf(task)
  const model = finishModel(target.key, task.pageNo, reading)
  const regions = pageRegions(model).map((region) => withPicture(region, target.key, task))
  const { kind, bytes } = task.source
  const pdf = kind === 'pdf' ? bytes : await imageToPdf(bytes)
  return withDrawing(pdf, async (draw) => {
    onStep('draw')
    const raster = kind === 'pdf' ? draw(RASTER_WIDTH) : await rasterImage(bytes, RASTER_WIDTH)
    onStep('encode')
    const { width, height, files } = await pageImages(task.pageNo, raster)
    const isFront = task.displayName === FRONT_PAGE_DISPLAY_NAME
    const cards = await linkCards({ pageNo: task.pageNo, isFront }, regions, raster)
    // Most readers open the front page first, so it does not wait for `press afterwards`.
    const more = isFront ? new Map([...cards, ...(await avifImages(task.pageNo, raster))]) : cards
    const all = new Map([...files, ...(await regionFiles(regions, { raster, draw })), ...more])
    all.set(pageFiles(task.pageNo).pdf, pdf)
    all.set(pageFiles(task.pageNo).model, modelFile(model))
    all.set(pageFiles(task.pageNo).words, wordsFile(finishWords(reading.words, model.stories)))
    onStep('store')
    return writeNote(assets, folder, {
      pageNo: task.pageNo,
      name: task.name,
      displayName: task.displayName,
      section: task.section,
      width,
      height,
      drawing: task.drawing,
      name_kn: task.name_kn ?? null,
      section_kn: task.section_kn ?? null,
      more_files: [...more.keys()],
      checksums: await writeFiles(assets, folder, all),
      regions: regions.map(withoutContent),
    })
  })
}

/** What the newsroom's package says, or what the press reads. */
export async function modelOf({
  source,
  content,
  model,
}: Pick<PageTask, 'source' | 'content' | 'model'>): Promise<PageReading> {
  if (content) {
    const words = source.kind === 'pdf' ? await readWords(source.bytes) : []
    return { ...modelOfContent(content), words }
  }
  if (model) return model
  if (source.kind === 'image') return readImage(source.bytes)
  return repairLegacyText(await readPage(source.bytes))
}

/** A package may contain an image of an advertisement; others are cut out of the page. */
function withPicture(
  region: RegionWithContent,
  key: IssueKey,
  { content }: PageTask,
): RegionWithContent {
  const ad = content?.ads.find(({ id }) => packagedRegionId(key, id) === region.id)
  return ad?.image ? { ...region, picture: ad.image } : region
}
