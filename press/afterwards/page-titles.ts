import type { PageBox } from '#contract/page-model.ts'
import type { PressedRegion } from '#store/issues/issue-version.ts'
import { isReadable, withoutUndecoded } from '../read/text-quality.ts'
import { readImage } from '../scan/read-scan.ts'
import { storyTitle } from '../story-html.ts'
import type { OcrWord } from './ocr.ts'

/** The least overlap (intersection over union) of a published story and the same story with its words. */
const SAME_STORY = 0.5

/** Titles by region id: the headlines of a page image, made of the words that OCR found. */
export async function titlesOfRegions(
  regions: readonly PressedRegion[],
  image: Uint8Array,
  words: readonly OcrWord[],
): Promise<Map<string, string>> {
  const untitled = regions.filter(({ title }) => title === '')
  if (untitled.length === 0 || words.length === 0) return new Map()
  const { stories } = await readImage(image, words)
  const titles = untitled.map((region) => {
    const box = boxOf(region)
    const story = stories.find((each) => overlapOf(each.box, box) >= SAME_STORY)
    const title = story ? storyTitle(story) : ''
    return [region.id, isReadable(title) ? withoutUndecoded(title).trim() : ''] as const
  })
  return new Map(titles.filter(([, title]) => title !== ''))
}

/** The place of a region, in percent. */
export function boxOf({ left, top, width, height }: PressedRegion): PageBox {
  return {
    left: Number.parseFloat(left),
    top: Number.parseFloat(top),
    width: Number.parseFloat(width),
    height: Number.parseFloat(height),
  }
}

function overlapOf(one: PageBox, other: PageBox): number {
  const width =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const height =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  const shared = Math.max(0, width) * Math.max(0, height)
  return shared / (one.width * one.height + other.width * other.height - shared)
}
