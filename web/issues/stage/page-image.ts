import { FIRST_PAGE_ID } from '#contract/first-view.ts'
import type { Page } from '#contract/issues.ts'
import { FIT_HEIGHT_MARGIN_PX, FIT_WIDTH_SIZES, type FitMode } from '#contract/reading.ts'

interface ImageOptions {
  folder: string
  fit: FitMode
  priority: 'high' | 'low'
}

/** Creates the picture of a page; the browser starts to fetch it. */
export function createPageImage(
  page: Page,
  { folder, fit, priority }: ImageOptions,
): HTMLImageElement {
  const image = new Image(page.width, page.height)
  image.className = 'page-image'
  image.draggable = false
  // Decode before painting, so that no empty frame is shown.
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

/** The files of a page, each in the format that the browser prefers. */
export function filesOf({ images, avif }: Pick<Page, 'images' | 'avif'>): Page['images'] {
  if (!isAvifShown) return images
  return images.map((image) => avif.find(({ width }) => width === image.width) ?? image)
}

/** Looked up at module load, because React's first render removes the server's markup. */
let firstPage = document.getElementById(FIRST_PAGE_ID)

/** Returns the server-rendered picture once, if it has this address. */
export function takeFirstPage(src: string): HTMLImageElement | undefined {
  const image = firstPage
  if (!(image instanceof HTMLImageElement) || image.getAttribute('src') !== src) return undefined
  firstPage = null
  image.decoding = 'sync'
  image.draggable = false
  return image
}

/** The server names AVIF files only if the browser accepts them. */
let isAvifShown = firstPage instanceof HTMLImageElement && firstPage.srcset.includes('.avif')

/** From now on, pictures are AVIF where there is one. */
export function preferAvif(): void {
  isAvifShown = true
}
