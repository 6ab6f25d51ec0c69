import type { PageBox, PageStory } from '#contract/page-model.ts'
import { rasterImage } from '../image-page.ts'
import { readLayout } from '../layout/page-layout.ts'
import { movedTo } from '../layout/word-lines.ts'
import { type Raster, withDrawing } from '../raster.ts'
import type { PageMarks } from '../read/page-marks.ts'
import type { PageReading } from '../read/page-reading.ts'
import { areaOf } from '../read/rect.ts'
import { UNREAD } from '../read/text-quality.ts'
import { scaleBends } from './bends.ts'
import { type Distortion, placesOf } from './flatten.ts'
import { type OcrLayerWord, wordsOfLayer } from './ocr-words.ts'
import { scaleBox, scanMarks } from './scan-marks.ts'
import { shapeOf } from './scan-shape.ts'

/** In pixels. */
const SCAN_WIDTH = 1800
/** In pixels: lower letters run together. */
const SMALL_LETTER = 9
/** How much larger than usual a page with small type is drawn. */
const LEAST_SCALE = 1.15
const LARGEST_SCALE = 5 / 3
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
  const words = wordsOfLayer(marks.glyphs)
  const { raster, distortion } = await withDrawing(pdf, (draw) =>
    scanOf(async (width) => draw(width)),
  )
  const scale = raster.width / marks.width
  const inPixels = words.map(({ text, box }) => ({ text, box: scaleBox(box, scale) }))
  return readRaster(raster, inPixels, distortion)
}

/** Finds the stories of a page that came as an image file. Its words, if any, are in percent of the page. */
export async function readImage(
  image: Uint8Array,
  words: readonly { text: string; box: PageBox }[] = [],
): Promise<PageReading> {
  const { raster, distortion } = await scanOf((width) => rasterImage(image, width))
  const inPixels = words.map(({ text, box: { left, top, width, height } }) => ({
    text,
    box: {
      left: (left / 100) * raster.width,
      top: (top / 100) * raster.height,
      right: ((left + width) / 100) * raster.width,
      bottom: ((top + height) / 100) * raster.height,
    },
  }))
  return readRaster(raster, inPixels, distortion)
}

interface Scan {
  raster: Raster
  distortion: Distortion
}

/** Draws a scan so large that its small letters can be told apart. */
async function scanOf(draw: (width: number) => Promise<Raster>): Promise<Scan> {
  const raster = await draw(SCAN_WIDTH)
  const { letter, skew, bends } = shapeOf(raster)
  const by = Math.min(LARGEST_SCALE, SMALL_LETTER / letter)
  if (by < LEAST_SCALE) return { raster, distortion: { skew, bends } }
  const larger = await draw(Math.round(SCAN_WIDTH * by))
  return { raster: larger, distortion: { skew, bends: scaleBends(bends, by) } }
}

/** Finds the stories of a page image. Words are in pixels; without any, stories have no readable text. */
function readRaster(
  raster: Raster,
  words: readonly OcrLayerWord[],
  distortion: Distortion,
): PageReading {
  const marks = scanMarks(raster, words, distortion)
  const { stories, furniture, words: lines, ...model } = readLayout(marks)
  const place = turnBackBoxes(raster, distortion)
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

/** Moves boxes of the flattened page to where they are on the scan. */
function turnBackBoxes(raster: Raster, distortion: Distortion): (box: PageBox) => PageBox {
  const { width, height } = raster
  const { toScan } = placesOf(raster, distortion)
  const round = (value: number) => Math.round(value * 1000) / 1000
  return (box) => {
    const middle = toScan(
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
