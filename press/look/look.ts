import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { PageBlock } from '#contract/page-model.ts'
import type { IssueKey } from '#domain/access.ts'
import { issueFolder, pageFiles } from '#store/issue-files.ts'
import { checksumsOf } from '#store/issues/checksums.ts'
import {
  type IssueVersion,
  issueId,
  type PressedPage,
  type PressedRegion,
} from '#store/issues/issue-version.ts'
import { storyOfRegion } from '../corrected-story.ts'
import { doubtsIn, type PageDoubts } from '../doubt.ts'
import { rasterImage } from '../image-page.ts'
import { modelOf } from '../make-page.ts'
import { readModel, type VersionFiles } from '../page-model-file.ts'
import { finishStories, type IdentifiedStory, pageRegions } from '../page-regions.ts'
import type { PageTask } from '../page-task.ts'
import type { Press } from '../publish.ts'
import { type Raster, rasterPage } from '../raster.ts'
import { readIntact } from '../stored-files.ts'
import { contactSheet, type DrawnPage } from './contact-sheet.ts'
import { overlayOf } from './overlay.ts'

/** The contact sheet, in the folder that `look` writes. */
export const INDEX = 'index.html'

const IMAGE_WIDTH = 1600
const THUMB_WIDTH = 480

/** A page as the press read it. */
interface ReadPage {
  pageNo: number
  name: string
  stories: IdentifiedStory[]
  raster: Raster
}

interface Look {
  /** Printed above the contact sheet. */
  name: string
  /** The folder to write to. */
  out: string
  onPage: (done: number, total: number) => void
}

/** Draws the pages of a published issue. Returns its doubts, the most doubtful page first. */
export async function lookAtIssue(
  { db, assets }: Press,
  key: IssueKey,
  { version, pages }: IssueVersion,
  look: Look,
): Promise<PageDoubts[]> {
  const checksums = await checksumsOf(db, { issue_id: issueId(key), version })
  const files = { assets, folder: issueFolder(key, version), checksums }
  return drawPages(pages, (page) => readStoredPage(files, page), look)
}

/** Reads and draws pages that are not published. */
export function lookAtFiles(pages: readonly PageTask[], look: Look): Promise<PageDoubts[]> {
  return drawPages(pages, readTask, look)
}

async function readStoredPage(files: VersionFiles, page: PressedPage): Promise<ReadPage> {
  const { pageNo, name, regions } = page
  const { assets, folder, checksums } = files
  const image = await readIntact(assets, folder, pageFiles(pageNo).image(IMAGE_WIDTH), checksums)
  const model = await readModel(files, pageNo)
  return {
    pageNo,
    name,
    stories: model?.stories ?? regions.map(storyWithTitle),
    raster: await rasterImage(image.bytes, IMAGE_WIDTH),
  }
}

/** The story of a region that an earlier release published. */
function storyWithTitle(region: PressedRegion): IdentifiedStory {
  const story = storyOfRegion(region, '')
  const title: PageBlock = { id: 'title', role: 'headline', boxes: [story.box], text: region.title }
  return region.title ? { ...story, blocks: [title, ...story.blocks] } : story
}

async function readTask(task: PageTask): Promise<ReadPage> {
  const { pageNo, name, source } = task
  const { stories } = await modelOf(task)
  const draw = source.kind === 'pdf' ? rasterPage : rasterImage
  return {
    pageNo,
    name,
    stories: finishStories(stories.map((story, index) => ({ ...story, id: String(index + 1) }))),
    raster: await draw(source.bytes, IMAGE_WIDTH),
  }
}

/** Draws one page at a time, because a raster needs 12 MB. */
async function drawPages<Source>(
  sources: readonly Source[],
  read: (source: Source) => Promise<ReadPage>,
  { name, out, onPage }: Look,
): Promise<PageDoubts[]> {
  await mkdir(out, { recursive: true })
  const drawn = new Map<number, DrawnPage>()
  const pages = []
  for (const [index, source] of sources.entries()) {
    onPage(index, sources.length)
    const page = await read(source)
    drawn.set(page.pageNo, await drawPage(page, out))
    pages.push({ pageNo: page.pageNo, name: page.name, regions: pageRegions(page) })
  }
  onPage(sources.length, sources.length)
  const doubts = doubtsIn(pages)
  const sheet = doubts.flatMap((ofPage) => {
    const page = drawn.get(ofPage.pageNo)
    return page ? [{ ...page, doubts: ofPage }] : []
  })
  await writeFile(join(out, INDEX), await contactSheet(name, sheet))
  return doubts
}

async function drawPage({ pageNo, stories, raster }: ReadPage, out: string): Promise<DrawnPage> {
  const { pixels, width, height, channels } = raster
  const overlay = Buffer.from(overlayOf({ stories }, raster))
  const image = `page-${String(pageNo).padStart(2, '0')}.webp`
  const thumb = image.replace('.webp', '-small.webp')
  const drawn = await sharp(pixels, { raw: { width, height, channels } })
    .composite([{ input: overlay }])
    .webp({ quality: 75, effort: 2 })
    .toBuffer()
  await writeFile(join(out, image), drawn)
  const small = await sharp(drawn)
    .resize(THUMB_WIDTH)
    .webp({ quality: 75 })
    .toFile(join(out, thumb))
  return { stories, image, thumb, width: small.width, height: small.height }
}
