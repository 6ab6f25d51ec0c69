import { z } from 'zod'
import { Place } from '#contract/issues.ts'
import type { AssetStore } from '#store/assets.ts'
import { issueFolder, pageFiles } from '#store/issue-files.ts'
import type { PressedPage } from '#store/issues/issue-version.ts'
import { imageToPdf, rasterImage } from './image-page.ts'
import { repairLegacyText } from './legacy/repair-legacy-text.ts'
import { linkCards } from './link-cards.ts'
import type { PageContent } from './page-content.ts'
import { pageImages } from './page-images.ts'
import { pageRegions } from './page-regions.ts'
import type { PageStep, PageTask, VersionTarget } from './page-task.ts'
import { rasterPage } from './raster.ts'
import { readPage } from './read/read-page.ts'
import { regionFiles } from './region-images.ts'

const RASTER_WIDTH = 2400
const EMPTY: PageContent = { articles: [], ads: [], brokenTextRate: 0 }

/** A page as it was made, kept beside its files: found again, the page need not be made again. */
const MadePage = z.object({
  section: z.string(),
  pageNo: z.number(),
  name: z.string(),
  displayName: z.string(),
  width: z.number(),
  height: z.number(),
  more_files: z.array(z.string()).default([]),
  regions: z.array(
    Place.extend({
      id: z.string(),
      kind: z.enum(['article', 'ad']),
      title: z.string(),
      language: z.string(),
      provenance: z.string(),
      confidence: z.number(),
      text: z.string(),
    }),
  ),
}) satisfies z.ZodType<PressedPage>

/** Makes every file of one page. A page that an interrupted run had finished is taken as it is. */
export async function makePage(
  task: PageTask,
  target: VersionTarget,
  assets: AssetStore,
  onStep: (step: PageStep) => void,
): Promise<PressedPage> {
  const folder = issueFolder(target.key, target.version)
  const note = `${folder}/${pageFiles(task.pageNo).note}`
  const earlier = await assets.read(note)
  if (earlier) return MadePage.parse(JSON.parse(new TextDecoder().decode(earlier.bytes)))

  onStep('read')
  const content = task.content ?? (await contentOf(task))
  onStep('draw')
  const { kind, bytes } = task.source
  const raster = await (kind === 'pdf' ? rasterPage : rasterImage)(bytes, RASTER_WIDTH)
  onStep('encode')
  const { width, height, files } = await pageImages(task.pageNo, raster)
  const regions = pageRegions(target.key, task.pageNo, content)
  const cards = await linkCards(task.pageNo, regions, raster)
  const all = new Map([...files, ...(await regionFiles(regions, raster)), ...cards])
  all.set(pageFiles(task.pageNo).pdf, kind === 'pdf' ? bytes : await imageToPdf(bytes))
  onStep('store')
  for (const [file, made] of all) await assets.write(`${folder}/${file}`, made)
  const page = MadePage.parse({
    ...{ pageNo: task.pageNo, name: task.name, section: task.section, width, height, regions },
    displayName: `${String(task.pageNo).padStart(2, '0')} ${task.name}`,
    more_files: [...cards.keys()],
  })
  await assets.write(note, new TextEncoder().encode(JSON.stringify(page)))
  return page
}

async function contentOf({ source }: PageTask): Promise<PageContent> {
  return source.kind === 'pdf' ? repairLegacyText(await readPage(source.bytes)) : EMPTY
}
