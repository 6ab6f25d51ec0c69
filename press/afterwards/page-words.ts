import { z } from 'zod'
import type { PublisherCode } from '#contract/publisher.ts'
import type { Asset, AssetStore } from '#store/assets.ts'
import { pageFiles } from '#store/issue-files.ts'
import type { PressedRegion } from '#store/issues/issue-version.ts'
import { parseJson } from '../package/parse-json.ts'
import { type OcrLanguage, type OcrWord, ocrPage, ocrTextOf } from './ocr.ts'
import { boxOf } from './page-titles.ts'

/** In pixels; enough for eight-point type. */
export const OCR_WIDTH = 2400

/** One language each: a second one doubles the time and finds no more words. */
const LANGUAGES: Record<PublisherCode, OcrLanguage[]> = { PV: ['kan'], DH: ['eng'] }

export const StoredWords = z.array(
  z.object({
    text: z.string(),
    confidence: z.number(),
    box: z.object({
      left: z.number(),
      top: z.number(),
      width: z.number(),
      height: z.number(),
    }),
  }),
) satisfies z.ZodType<OcrWord[]>

interface PageImages {
  assets: AssetStore
  folder: string
  readImage: (file: string) => Promise<Pick<Asset, 'bytes'>>
}

/** The OCR words of a page, stored beside its files after the first run. */
export async function pageWords(
  { assets, folder, readImage }: PageImages,
  pageNo: number,
  publisher: PublisherCode,
): Promise<OcrWord[]> {
  const note = `${folder}/${pageFiles(pageNo).ocr}`
  const stored = await assets.read(note)
  const json = stored && parseJson(new TextDecoder().decode(stored.bytes))
  // A damaged file counts as missing and is written again.
  const parsed = StoredWords.safeParse(json && 'value' in json ? json.value : undefined)
  if (parsed.success) return parsed.data
  const image = await readImage(pageFiles(pageNo).image(OCR_WIDTH))
  const words = await ocrPage(image.bytes, LANGUAGES[publisher])
  await assets.write(note, new TextEncoder().encode(JSON.stringify(words)))
  return words
}

/** OCR text by region id; regions without words are left out. */
export function textsOfRegions(
  regions: readonly PressedRegion[],
  words: readonly OcrWord[],
): Map<string, string> {
  const texts = regions.map((region) => [region.id, ocrTextOf(boxOf(region), words)] as const)
  return new Map(texts.filter(([, text]) => text !== ''))
}
