import { z } from 'zod'
import type { PublisherCode } from '#contract/publisher.ts'
import type { Asset, AssetStore } from '#store/assets.ts'
import { pageFiles } from '#store/issue-files.ts'
import type { PressedRegion } from '#store/issues/issue-version.ts'
import { parseJson } from '../package/parse-json.ts'
import { type OcrLanguage, type OcrWord, ocrPage, ocrTextOf } from './ocr.ts'

/** Wide enough for eight-point type. */
const READ_WIDTH = 2400

/** A second language doubles the time and finds no more words. */
const LANGUAGES: Record<PublisherCode, OcrLanguage[]> = { PV: ['kan'], DH: ['eng'] }

const KeptWords = z.array(
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

/** The press's own record of the words of a page, never sent to anyone. */
function wordsFile(pageNo: number): string {
  return pageFiles(pageNo).note.replace('page.json', 'ocr.json')
}

interface PageImages {
  assets: AssetStore
  folder: string
  readImage: (file: string) => Promise<Pick<Asset, 'bytes'>>
}

/** The words of a page: recognised once, then kept beside its files. */
export async function pageWords(
  { assets, folder, readImage }: PageImages,
  pageNo: number,
  publisher: PublisherCode,
): Promise<OcrWord[]> {
  const note = `${folder}/${wordsFile(pageNo)}`
  const kept = await assets.read(note)
  const json = kept && parseJson(new TextDecoder().decode(kept.bytes))
  // A damaged note is written again.
  const known = KeptWords.safeParse(json && 'value' in json ? json.value : undefined)
  if (known.success) return known.data
  const image = await readImage(pageFiles(pageNo).image(READ_WIDTH))
  const words = await ocrPage(image.bytes, LANGUAGES[publisher])
  await assets.write(note, new TextEncoder().encode(JSON.stringify(words)))
  return words
}

/** What can be read in each region, by its id; none for those without a word. */
export function textsOfRegions(
  regions: readonly PressedRegion[],
  words: readonly OcrWord[],
): Map<string, string> {
  const texts = regions.map(({ id, left, top, width, height }) => {
    const box = {
      left: Number.parseFloat(left),
      top: Number.parseFloat(top),
      width: Number.parseFloat(width),
      height: Number.parseFloat(height),
    }
    return [id, ocrTextOf(box, words)] as const
  })
  return new Map(texts.filter(([, text]) => text !== ''))
}
