import type { PageBox, PageStory } from '#contract/page-model.ts'
import { rasterImage } from '../image-page.ts'
import { readLayout } from '../layout/page-layout.ts'
import { movedTo } from '../layout/word-lines.ts'
import { type Raster, rasterPage } from '../raster.ts'
import type { PageMarks } from '../read/page-marks.ts'
import type { PageReading } from '../read/page-reading.ts'
import { areaOf } from '../read/rect.ts'
import { UNREAD } from '../read/text-quality.ts'
import { type OcrLayerWord, wordsOfLayer } from './ocr-words.ts'
import { scaleBox, scanMarks } from './scan-marks.ts'
import { turner } from './skew.ts'

/** In pixels; small letters of a broadsheet are then about eight pixels high. */
export const SCAN_WIDTH = 1800
/** Images cover at least this part of a scan, and of one on which something was printed, such as a stamp. */
const COVERED = 0.5
const COVERED_UNDER_PRINT = 0.8
/** A page with more characters that are not hidden is no scan, whatever picture lies behind them. */
const MOST_PRINTED = 100
/** OCR finds wrong words, and an image says less about type than a PDF does. */
const LEAST_DOUBT = 0.8
const LEAST_DOUBT_WITHOUT_TEXT = 0.3

/** Whether the page is an image, with or without OCR text behind it. */
export function isScan({ shapes, glyphs, width, height }: PageMarks): boolean {
  const covered = shapes
    .filter(({ kind }) => kind === 'image')
    .reduce((sum, { box }) => sum + areaOf(box), 0)
  const printed = glyphs.filter(({ isHidden, isSpace }) => !isHidden && !isSpace).length
  const least = printed === 0 ? COVERED : COVERED_UNDER_PRINT
  return covered > width * height * least && printed <= MOST_PRINTED
}

/** Finds the stories of a PDF page that is an image. */
export async function readScan(pdf: Uint8Array, marks: PageMarks): Promise<PageReading> {
  const raster = await rasterPage(pdf, SCAN_WIDTH)
  const scale = raster.width / marks.width
  const words = wordsOfLayer(marks.glyphs).map(({ text, box }) => ({
    text,
    box: scaleBox(box, scale),
  }))
  return readRaster(raster, words)
}

/** Finds the stories of a page that came as an image file. */
export async function readImage(image: Uint8Array): Promise<PageReading> {
  return readRaster(await rasterImage(image, SCAN_WIDTH), [])
}

/** Finds the stories of a page image. Words are in pixels; without any, stories have no readable text. */
export function readRaster(raster: Raster, words: readonly OcrLayerWord[]): PageReading {
  const marks = scanMarks(raster, words)
  const { stories, furniture, words: lines, ...model } = readLayout(marks)
  const place = turnBackBoxes(raster, marks.skew)
  return {
    ...model,
    stories: stories.map((story) => ({
      ...story,
      box: place(story.box),
      rects: story.rects.map(place),
      blocks: story.blocks.map((block) => ({ ...block, boxes: block.boxes.map(place) })),
      ...trustOf(story),
    })),
    furniture: furniture.map((block) => ({ ...block, boxes: block.boxes.map(place) })),
    words: lines.map((line) => movedTo(line, place(line))),
  }
}

function trustOf({ blocks, confidence }: PageStory): Pick<PageStory, 'provenance' | 'confidence'> {
  const text = blocks.map((block) => block.text).join('')
  const hasText = text.replaceAll(UNREAD, '').trim() !== ''
  return {
    provenance: hasText ? 'ocr' : 'none',
    confidence: Math.min(confidence, hasText ? LEAST_DOUBT : LEAST_DOUBT_WITHOUT_TEXT),
  }
}

/** Moves boxes of the straightened page to where they are on the scan. */
function turnBackBoxes({ width, height }: Raster, skew: number): (box: PageBox) => PageBox {
  const { turnBack } = turner({ width, height }, skew)
  const round = (value: number) => Math.round(value * 1000) / 1000
  return (box) => {
    const middle = turnBack(
      ((box.left + box.width / 2) / 100) * width,
      ((box.top + box.height / 2) / 100) * height,
    )
    return {
      ...box,
      left: round((middle.x / width) * 100 - box.width / 2),
      top: round((middle.y / height) * 100 - box.height / 2),
    }
  }
}
