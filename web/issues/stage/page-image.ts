import type { Page } from '#contract/issues.ts'
import { FIT_HEIGHT_MARGIN_PX, FIT_WIDTH_SIZES, type FitMode } from '#contract/reading.ts'
import { showsAvif } from './avif.ts'

interface Fetching {
  folder: string
  fit: FitMode
  priority: 'high' | 'low'
}

/** One page's picture, at the width that suits the screen; its fetching begins. */
export function createPageImage(page: Page, { folder, fit, priority }: Fetching): HTMLImageElement {
  const image = new Image(page.width, page.height)
  image.className = 'page-image'
  image.draggable = false
  // Decoded already when it is shown: waiting for it a moment is better than showing nothing.
  image.decoding = 'sync'
  image.fetchPriority = priority
  if (page.locked) image.dataset.locked = ''
  image.sizes = sizesOf(page, fit)
  image.srcset = filesOf(page)
    .map(({ file, width }) => `${folder}${file} ${width}w`)
    .join(', ')
  image.src = folder + page.image
  return image
}

/** As wide as `stage.css` makes it. */
export function sizesOf({ width, height }: Page, fit: FitMode): string {
  if (fit === 'width') return FIT_WIDTH_SIZES
  return `calc((100vh - ${FIT_HEIGHT_MARGIN_PX}px) * ${(width / height).toFixed(4)})`
}

function filesOf({ images, avif }: Page): Page['images'] {
  if (!showsAvif()) return images
  return images.map((image) => avif.find(({ width }) => width === image.width) ?? image)
}

/** How many pixels wide the file is that the browser chose. */
export function widthChosen(image: HTMLImageElement, page: Page): number {
  const chosen = [...page.images, ...page.avif].find(({ file }) => image.currentSrc.endsWith(file))
  return chosen?.width ?? 0
}
