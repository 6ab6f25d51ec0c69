import type { FileRefusal } from '../../api/fetch-file.ts'
import { fileFor } from './geometry.ts'
import { createImagePool, type Held, type PoolView } from './image-pool.ts'
import { listenToDrag, listenToWheel } from './mouse.ts'
import { widthChosen } from './page-image.ts'
import { createSharpLayer } from './sharp-layer.ts'
import { listenToTaps } from './taps.ts'
import { type CanScroll, listenToTouch } from './touch.ts'
import { createZoom, isMotionWelcome, type Zoom } from './zoom.ts'
import { listenToZoomKeys } from './zoom-keys.ts'

export interface StageView extends PoolView {
  /** In words, for those who do not see it. */
  name: string
  onTurn: (delta: number) => void
  onImageProblem: (kind: FileRefusal) => void
}

export interface StageParts {
  stage: HTMLElement
  box: HTMLElement
  sheet: HTMLElement
  /** For pictures only; nobody else puts anything in. */
  layers: HTMLElement
}

export interface StageStatus {
  canZoomIn: boolean
  canZoomOut: boolean
  /** The current page failed to come and is being fetched again. */
  isRetrying: boolean
}

interface Attached extends StageParts {
  zoom: Zoom
  sharp: ReturnType<typeof createSharpLayer>
}

/** Up to here the picture for the whole page is sharp enough. */
const SHARPER_FROM = 1.3
const SLIDE_MS = 120
const SLIDE_PX = 24

export type Stage = ReturnType<typeof createStage>

/** One page at a time, and what a reader can do with it. The pictures are ours, not React's: a turn waits for nobody. */
export function createStage() {
  const listeners = new Set<() => void>()
  let status: StageStatus = { canZoomIn: true, canZoomOut: false, isRetrying: false }
  let attached: Attached | undefined
  let view: StageView | undefined
  let shown: Held | undefined
  let shownIndex = 0
  /** Turns that were shown at once and that the address has yet to follow. */
  let ahead: number[] = []
  let isTelling = false

  const pool = createImagePool({
    onChange: () => draw(),
    onRefusal: (kind) => view?.onImageProblem(kind),
  })

  function setStatus(change: Partial<StageStatus>): void {
    const next = { ...status, ...change }
    const isSame =
      next.canZoomIn === status.canZoomIn &&
      next.canZoomOut === status.canZoomOut &&
      next.isRetrying === status.isRetrying
    if (isSame) return
    status = next
    for (const listener of listeners) listener()
  }

  function draw(): void {
    const page = view?.pages[shownIndex]
    if (!attached || !view || !page) return
    const { box, sheet, layers, sharp } = attached
    const held = pool.show({ ...view, index: shownIndex })
    if (!held) return
    if (shown?.image !== held.image || held.image.parentElement !== layers) {
      sharp.forget()
      layers.replaceChildren(held.image)
    }
    shown = { ...held }
    setSize(box, page)
    const preview = `url("${view.folder}${page.imgThumbFile}")`
    sheet.style.backgroundImage = held.state === 'ready' ? '' : preview
    held.image.dataset.state = held.state
    setStatus({ isRetrying: held.failures > 0 })
    sharpen()
  }

  /** Zoomed in, the sharpest picture that the screen can show comes over the page. */
  function sharpen(): void {
    const page = view?.pages[shownIndex]
    if (!attached || !view || !page || !shown || shown.state !== 'ready') return
    const { zoom, sharp, box } = attached
    const isWhole = zoom.level() <= SHARPER_FROM
    // Measured only when it matters: it makes the browser lay out the page there and then.
    const pixels = isWhole ? 0 : box.offsetWidth * window.devicePixelRatio
    const isEnough = isWhole || widthChosen(shown.image, page) >= pixels
    const file = isEnough ? undefined : fileFor(page.images, pixels)
    sharp.want(file && view.folder + file.file)
  }

  function turnTo(index: number): void {
    const step = index - shownIndex
    shownIndex = index
    draw()
    // A zoomed page keeps its place; a whole page is read from its top.
    if (attached?.zoom.level() === 1) window.scrollTo({ top: 0, behavior: 'instant' })
    if (Math.abs(step) === 1 && shown?.state === 'ready') slide(shown.image, step)
  }

  const canScroll: CanScroll = (direction) => {
    const { scrollLeft, scrollWidth, clientWidth } = document.documentElement
    return direction === 'left' ? scrollLeft > 1 : scrollLeft < scrollWidth - clientWidth - 1
  }

  function turn(by: number): void {
    const index = shownIndex + by
    if (!view?.pages[index]) return
    ahead.push(index)
    turnTo(index)
    if (isTelling) return
    isTelling = true
    afterPaint(() => {
      isTelling = false
      if (view && attached && ahead.length > 0) view.onTurn(shownIndex - view.index)
    })
  }

  /** Until the address has followed, the links are still those of the page before. */
  function refuseOldLinks(event: MouseEvent): void {
    if (shownIndex === view?.index) return
    event.preventDefault()
    event.stopPropagation()
  }

  function listen({ stage, box, sheet, zoom }: Attached, signal: AbortSignal): void {
    sheet.addEventListener('click', refuseOldLinks, { capture: true, signal })
    listenToTouch(stage, { zoom, canScroll, onTurn: turn }, signal)
    listenToWheel(stage, zoom, signal)
    listenToDrag(stage, zoom, signal)
    listenToTaps(box, (at, link) => zoom.toggleColumn(at, link?.getBoundingClientRect()), signal)
    listenToZoomKeys(zoom, signal)
    window.addEventListener('online', pool.retryNow, { signal })
  }

  return {
    turn,
    canScroll,
    zoomIn: () => attached?.zoom.zoomIn(),
    zoomOut: () => attached?.zoom.zoomOut(),
    reset: () => attached?.zoom.reset(),

    status: () => status,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    attach(parts: StageParts): () => void {
      const zoom = createZoom({
        ...parts,
        sharpestWidth: () => Math.max(...(view?.pages[shownIndex]?.images ?? []).map(widthOf), 0),
        onCommit: () => {
          setStatus({ canZoomIn: zoom.canComeCloser(), canZoomOut: zoom.level() > 1 })
          sharpen()
        },
      })
      attached = { ...parts, zoom, sharp: createSharpLayer(parts.layers) }
      ahead = []
      setStatus({ canZoomIn: true, canZoomOut: false })
      const listening = new AbortController()
      listen(attached, listening.signal)
      return () => {
        listening.abort()
        attached = undefined
        // Without a page on screen there is nothing to turn.
        view = undefined
      }
    },

    show(next: StageView): void {
      const before = view
      view = next
      if (before && before.fit !== next.fit) attached?.zoom.reset()
      if (!before) shownIndex = next.index
      else if (before.index !== next.index) follow(next.index)
      draw()
      if (shown) shown.image.alt = next.name
    },
  }

  /** The address came after. One that a later turn has overtaken is not shown again. */
  function follow(index: number): void {
    const place = ahead.indexOf(index)
    ahead = place < 0 ? [] : ahead.slice(place + 1)
    if (ahead.length === 0 && index !== shownIndex) turnTo(index)
  }
}

/** The address, and all that is drawn from it, may cost a slow phone more than a frame: the page is on screen first. */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(run)))
}

/** Written only when it differs: all that stands in the box is styled anew after it. */
function setSize(
  { style }: HTMLElement,
  { width, height }: { width: number; height: number },
): void {
  if (
    style.getPropertyValue('--page-width') === String(width) &&
    style.getPropertyValue('--page-height') === String(height)
  )
    return
  style.setProperty('--page-width', String(width))
  style.setProperty('--page-height', String(height))
}

function widthOf({ width }: { width: number }): number {
  return width
}

/** The page is there from the first frame on; it only comes to rest. */
function slide(image: HTMLImageElement, by: number): void {
  if (!isMotionWelcome()) return
  const transform = `translateX(${Math.sign(by) * SLIDE_PX}px)`
  image.animate([{ transform }, { transform: 'none' }], { duration: SLIDE_MS, easing: 'ease-out' })
}
