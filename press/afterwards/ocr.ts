import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import type { PageBox } from '#contract/page-model.ts'

/** A recognised word. Good enough for search, not for display. */
export interface OcrWord {
  text: string
  box: PageBox
  /** 0 to 1. */
  confidence: number
}

export type OcrLanguage = 'kan' | 'eng'

const { resolve } = createRequire(import.meta.url)

/** The OCR packages are optional dependencies. */
export function isOcrInstalled(): boolean {
  try {
    for (const needed of ['tesseract.js', dataOf('kan'), dataOf('eng')]) resolve(needed)
    return true
  } catch {
    return false
  }
}

/** Below this, a word is usually a speck or a rule rather than print. */
const MIN_CONFIDENCE = 0.3

/** The resolution of a broadsheet page that is 2400 pixels wide. */
const NEWSPAPER_DPI = '190'

const SETTINGS = { cacheMethod: 'none', gzip: true, errorHandler: () => {} }

/** The words of a page image in reading order. Works offline. */
export async function ocrPage(
  image: Uint8Array,
  languages: readonly OcrLanguage[],
): Promise<OcrWord[]> {
  // Loaded on demand: the library is large and few pages need it.
  const { createWorker, OEM, PSM } = await import('tesseract.js')
  const { data, info } = await sharp(image)
    .greyscale()
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  const langPath = await mkdtemp(join(tmpdir(), 'broadsheet-ocr-'))
  try {
    // A worker reads all languages from one folder; npm installs each in its own.
    for (const language of languages) {
      await copyFile(resolve(dataOf(language)), join(langPath, basename(dataOf(language))))
    }
    const worker = await createWorker([...languages], OEM.LSTM_ONLY, { ...SETTINGS, langPath })
    try {
      await worker.setParameters({
        tessedit_pageseg_mode: PSM.AUTO,
        user_defined_dpi: NEWSPAPER_DPI,
      })
      const recognised = await worker.recognize(data, {}, { blocks: true, text: false })
      return wordsOf(recognised.data.blocks ?? [], info)
    } finally {
      await worker.terminate()
    }
  } finally {
    await rm(langPath, { recursive: true, force: true })
  }
}

/** The words whose centre lies in the region, with words joined that a line end hyphenated. */
export function ocrTextOf(region: PageBox, words: readonly OcrWord[]): string {
  return words
    .filter(({ box }) => {
      const x = box.left + box.width / 2 - region.left
      const y = box.top + box.height / 2 - region.top
      return x >= 0 && x <= region.width && y >= 0 && y <= region.height
    })
    .map(({ text }) => text)
    .join(' ')
    .replace(/(?<=\p{L})- (?=\p{Ll})/gu, '')
}

function dataOf(language: OcrLanguage): string {
  return `@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`
}

interface Bounds {
  x0: number
  y0: number
  x1: number
  y1: number
}

interface OcrBlock {
  paragraphs: { lines: { words: { text: string; confidence: number; bbox: Bounds }[] }[] }[]
}

function wordsOf(
  blocks: readonly OcrBlock[],
  { width, height }: { width: number; height: number },
): OcrWord[] {
  return blocks
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
    .flatMap(({ words }) => words)
    .filter(
      ({ text, confidence }) => /[\p{L}\p{N}]/u.test(text) && confidence >= MIN_CONFIDENCE * 100,
    )
    .map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({
      text: fixMisreadLetters(text).normalize('NFC'),
      confidence: confidence / 100,
      box: {
        left: (x0 / width) * 100,
        top: (y0 / height) * 100,
        width: ((x1 - x0) / width) * 100,
        height: ((y1 - y0) / height) * 100,
      },
    }))
}

/** Tesseract reads ಂ as a Kannada zero, and adds a zero-width non-joiner at the end of words. */
function fixMisreadLetters(text: string): string {
  return text.replace(/(?<=[\u0c85-\u0ccc])೦/gu, 'ಂ').replace(/\u200c$/u, '')
}
