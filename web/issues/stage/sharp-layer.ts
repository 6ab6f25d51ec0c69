/** A sharper picture over the page. It is decoded before it is shown, so that nothing flickers. */
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
    want(url: string | undefined): void {
      if (url === requestedUrl) return
      requestedUrl = url
      if (url) void fetchAndShow(url)
      else clear()
    },
    /** Call when another page is shown. */
    forget(): void {
      requestedUrl = undefined
      clear()
    },
  }
}
