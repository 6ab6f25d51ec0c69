import type { PageBox } from '#contract/page-model.ts'

/** The page image that clips are cut from. Every release has made it. */
export const SOURCE_WIDTH = 2400

/** Room for the name of the paper beside the QR code. */
const MIN_WIDTH = 640
/** The strip below the clip, with the QR code and the names. */
export const STRIP_HEIGHT = 216

interface Size {
  width: number
  height: number
}

/** The size of a clip's picture, in pixels. */
export function pictureSize(box: PageBox, page: Size): Size {
  const pageHeight = (SOURCE_WIDTH * page.height) / page.width
  const height = Math.max(1, Math.round((box.height / 100) * pageHeight))
  return { width: Math.max(cutWidth(box), MIN_WIDTH), height: height + STRIP_HEIGHT }
}

/** Where the clip is in its picture. A narrow one has white margins. */
export function cutIn(picture: Size, box: PageBox): Size & { left: number } {
  const width = cutWidth(box)
  return {
    left: Math.floor((picture.width - width) / 2),
    width,
    height: picture.height - STRIP_HEIGHT,
  }
}

function cutWidth(box: PageBox): number {
  return Math.max(1, Math.round((box.width / 100) * SOURCE_WIDTH))
}
