/** A sharper picture over the page. It is decoded before it is shown, so that nothing flickers. */
export function createSharpLayer(layers: HTMLElement) {
  let wanted: string | undefined
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
    if (wanted !== url) return image.removeAttribute('src')
    // A failed picture is requested again at the next movement.
    if (!isDecoded) wanted = undefined
    else {
      layers.append(image)
      clear()
      shown = image
    }
  }

  return {
    want(url: string | undefined): void {
      if (url === wanted) return
      wanted = url
      if (url) void fetchAndShow(url)
      else clear()
    },
    /** Call when another page is shown. */
    forget(): void {
      wanted = undefined
      clear()
    },
  }
}
