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

function filesOf({ images, avif }: Page): Page['images'] {
  if (!showsAvif()) return images
  return images.map((image) => avif.find(({ width }) => width === image.width) ?? image)
}

/** The width of the file that the browser chose from `srcset`. */
export function widthChosen(image: HTMLImageElement, page: Page): number {
  const chosen = [...page.images, ...page.avif].find(({ file }) => image.currentSrc.endsWith(file))
  return chosen?.width ?? 0
}

/** One white pixel. */
const PIXEL =
  'data:image/avif;base64,AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAB0AAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAlbWRhdBIACgc4AAbQENBpMhAf8mKE4AAWAAAQkDWTv52e'

let isShown: boolean | undefined

/** Whether this browser supports AVIF; false until the test image has loaded. */
function showsAvif(): boolean {
  if (isShown === undefined) {
    isShown = false
    const image = new Image()
    image.onload = () => {
      isShown = true
    }
    image.src = PIXEL
  }
  return isShown
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
