import type { PageBox } from '#contract/page-model.ts'
import { hullOf, overlaps } from '#domain/page-boxes.ts'
import { wordsOutside } from '#domain/page-words/words-in-areas.ts'
import { articleFiles, insertsFolder, pageFiles } from '#store/issue-files.ts'
import type { PressedRegion } from '#store/issues/issue-version.ts'
import { parsePageWords } from '#store/page-words.ts'
import { makeLaterImages } from '../afterwards/later-images.ts'
import { boxOf } from '../afterwards/page-titles.ts'
import { StoredWords } from '../afterwards/page-words.ts'
import { storyOfRegion } from '../corrected-story.ts'
import { linkCards } from '../link-cards.ts'
import { parseJson } from '../package/parse-json.ts'
import { pageImages } from '../page-images.ts'
import { modelFile, parseModel } from '../page-model-file.ts'
import { type IdentifiedStory, pageRegions, type StoredModel } from '../page-regions.ts'
import { wordsFile } from '../page-words-file.ts'
import { rasterPage, withDrawing } from '../raster.ts'
import { regionFiles } from '../region-images.ts'
import { originalFiles, readOriginal, type StoredPage } from './originals.ts'
import { type WithheldArticle, type WithheldPdf, withheldPdf } from './withheld-pdf.ts'

/** A page with the articles that are withdrawn from it, in its original state. */
export interface PageToWithhold {
  stored: StoredPage
  isFront: boolean
  /** The files that the page had, relative to the folder. */
  files: ReadonlySet<string>
  regions: readonly PressedRegion[]
  /** The notice, if any, by the id of the withdrawn region. */
  withdrawn: ReadonlyMap<string, string | undefined>
}

export interface WithheldFiles {
  /** New bytes by file name. */
  written: Map<string, Uint8Array>
  /** Files of the withdrawn articles that the page no longer has. */
  removed: string[]
  pdfKind: WithheldPdf['kind']
}

/** Makes every file of the page that showed a part of a withdrawn article. */
export async function withheldFiles(page: PageToWithhold): Promise<WithheldFiles> {
  const { stored, files, withdrawn, regions } = page
  const names = pageFiles(stored.pageNo)
  const original = await readOriginal(stored, names.pdf)
  if (!original) throw new Error(`${stored.folder}/${names.pdf} is missing`)
  const gone = regions.filter(({ id }) => withdrawn.has(id))
  const articles = gone.map(
    (region): WithheldArticle => ({ areas: areasOf(region), notice: withdrawn.get(region.id) }),
  )
  const { pdf, kind } = await withheldPdf(original, articles)
  const raster = await rasterPage(pdf, RASTER_WIDTH)
  const written = new Map([...(await pageImages(stored.pageNo, raster)).files, [names.pdf, pdf]])
  const isMissing = (file: string) => !files.has(file)
  for (const [file, bytes] of await makeLaterImages(stored.pageNo, pdf, isMissing)) {
    written.set(file, bytes)
  }
  const model = await readModel(page)
  const touched = pageRegions({ stories: storiesToCut(page, model) })
  const pictures = await withDrawing(pdf, (draw) => regionFiles(touched, { raster, draw }))
  const cards = await linkCards({ pageNo: stored.pageNo, isFront: page.isFront }, touched, raster)
  for (const [file, bytes] of [...pictures, ...cards]) {
    const isGone = gone.some(({ id }) => file === articleFiles(id).html)
    if (files.has(file) && (isGone || IS_PICTURE.test(file))) written.set(file, bytes)
  }
  if (model && files.has(names.model)) written.set(names.model, modelFile(model))
  const words = await readOriginal(stored, names.words)
  if (words && files.has(names.words)) written.set(names.words, withoutWords(page, words))
  const ocr = await readOriginal(stored, names.ocr)
  if (ocr) written.set(names.ocr, withoutOcrWords(page, ocr))
  return { written, removed: await insertsOf(page), pdfKind: kind }
}

const RASTER_WIDTH = 2400
const IS_PICTURE = /\.(?:webp|avif|jpg)$/

/** The inserts of withdrawn articles: texts and pictures. */
async function insertsOf({ stored, withdrawn, files }: PageToWithhold): Promise<string[]> {
  const known = new Set([...files, ...(await originalFiles(stored))])
  return [...known].filter((file) =>
    [...withdrawn.keys()].some((id) => file.startsWith(insertsFolder(id))),
  )
}

function areasOf(region: PressedRegion): PageBox[] {
  return region.rects ? region.rects.map((rect) => boxOf({ ...region, ...rect })) : [boxOf(region)]
}

/** The model without the withdrawn words; undefined if an earlier release published the page. */
async function readModel({ stored, withdrawn }: PageToWithhold): Promise<StoredModel | undefined> {
  const bytes = await readOriginal(stored, pageFiles(stored.pageNo).model)
  if (!bytes) return undefined
  const model = parseModel(stored.pageNo, bytes)
  const stories = model.stories.map((one) => (withdrawn.has(one.id) ? withoutContent(one) : one))
  return { ...model, stories }
}

/** An area that opens as an image and has no words. */
function withoutContent(story: IdentifiedStory): IdentifiedStory {
  const { continuesOn, continuedFrom, doubts, ...place } = story
  return { ...place, type: 'story', blocks: [], provenance: 'none', opensAs: 'image' }
}

/** Withdrawn stories, and those whose picture shows a part of one: a link card shows the bounding box of a story. */
function storiesToCut(page: PageToWithhold, model: StoredModel | undefined): IdentifiedStory[] {
  const { regions, withdrawn } = page
  const gone = withdrawnAreas(page)
  return regions.flatMap((region) => {
    if (withdrawn.has(region.id)) {
      const areas = areasOf(region)
      return [{ ...withoutContent(storyOfRegion(region, '')), rects: areas, box: hullOf(areas) }]
    }
    if (!gone.some((area) => overlaps(area, boxOf(region)))) return []
    return [model?.stories.find(({ id }) => id === region.id) ?? storyOfRegion(region, '')]
  })
}

const withdrawnAreas = ({ regions, withdrawn }: PageToWithhold): PageBox[] =>
  regions.filter(({ id }) => withdrawn.has(id)).flatMap(areasOf)

/** The words of the page without those in withdrawn areas; none if the file is damaged. */
function withoutWords(page: PageToWithhold, bytes: Uint8Array): Uint8Array {
  const words = parsePageWords(bytes)
  return wordsFile({ format: 1, lines: words ? wordsOutside(words, withdrawnAreas(page)) : [] })
}

function withoutOcrWords(page: PageToWithhold, bytes: Uint8Array): Uint8Array {
  const json = parseJson(new TextDecoder().decode(bytes))
  const words = StoredWords.safeParse('value' in json ? json.value : undefined).data ?? []
  const gone = withdrawnAreas(page)
  const left = words.filter(({ box }) => !gone.some((area) => overlaps(area, box)))
  return new TextEncoder().encode(JSON.stringify(left))
}
