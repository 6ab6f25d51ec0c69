import type { Page } from '#contract/issues.ts'
import { fileFor, widthChosen } from './image-files.ts'

interface ShownPicture {
  page: Page
  /** The address of the files. */
  folder: string
  /** The picture of the whole page. */
  image: HTMLImageElement
  /** The width of the page on the screen. */
  width: number
}

/** A sharper picture over the page. It is decoded before it is shown, so that nothing flickers. The first view does without this code. */
export function createSharpLayer(layers: HTMLElement) {
  let requestedUrl: string | undefined
  let shown: HTMLImageElement | undefined

  function clear(): void {
    shown?.remove()
    shown?.removeAttribute('src')
    shown = undefined
  }

  async function fetchAndShow(url: string): Promise<void> {
    const image = new Image()
    image.className = 'page-image'
    image.decoding = 'sync'
    image.draggable = false
    image.alt = ''
    image.src = url
    const isDecoded = await image.decode().then(
      () => true,
      () => false,
    )
    if (requestedUrl !== url) return image.removeAttribute('src')
    // A failed picture is requested again at the next movement.
    if (!isDecoded) requestedUrl = undefined
    else {
      layers.append(image)
      clear()
      shown = image
    }
  }

  return {
    /** Shows a sharper picture, unless that of the whole page is sharp enough. */
    fit({ page, folder, image, width }: ShownPicture): void {
      const pixels = width * window.devicePixelRatio
      const file = widthChosen(image, page) < pixels ? fileFor(page.images, pixels) : undefined
      const url = file && folder + file.file
      if (url === requestedUrl) return
      requestedUrl = url
      if (url) void fetchAndShow(url)
      else clear()
    },
    /** Call when another page is shown, or the whole one. */
    forget(): void {
      requestedUrl = undefined
      clear()
    },
  }
}

export type SharpLayer = ReturnType<typeof createSharpLayer>
