import { fetchModule } from '../../api/fetch-module.ts'
import type { Point } from './geometry.ts'
import { createImagePool, type PageImage } from './image-pool.ts'
import { placeLeftOn, rememberPlace } from './left-place.ts'
import { listenToDrag, listenToWheel } from './mouse.ts'
import { afterPaint, setPageSize, slideIn } from './page-motion.ts'
import type { SharpLayer } from './sharp-layer.ts'
import { createStageStatus } from './stage-status.ts'
import type { StageParts, StageView } from './stage-view.ts'
import { listenToTaps } from './taps.ts'
import { canScroll, listenToTouch } from './touch.ts'
import { createZoom, type Zoom } from './zoom.ts'
import { listenToZoomKeys } from './zoom-keys.ts'

interface AttachedStage extends StageParts {
  zoom: Zoom
  /** Once the reader has zoomed in. */
  sharp?: SharpLayer
}

/** Above this zoom a sharper picture is loaded. */
const SHARPER_FROM = 1.3

export type Stage = ReturnType<typeof createStage>

/** Shows one page and handles turning and zooming. It manages the pictures outside React, so that a turn is immediate. */
export function createStage() {
  const status = createStageStatus()
  let attached: AttachedStage | undefined
  let view: StageView | undefined
  let shown: PageImage | undefined
  let shownIndex = 0
  /** The page whose address was asked for and has not arrived. */
  let asked: number | undefined

  const pool = createImagePool({
    onChange: () => draw(),
    onRefusal: (kind) => view?.onImageProblem(kind),
  })

  function draw(): void {
    const page = view?.pages[shownIndex]
    if (!attached || !view || !page) return
    const { box, sheet, layers, sharp } = attached
    const image = pool.show({ ...view, index: shownIndex })
    if (!image) return
    if (shown?.image !== image.image || image.image.parentElement !== layers) {
      sharp?.forget()
      layers.replaceChildren(image.image)
    }
    shown = { ...image }
    // Until the address is updated, the view has the name of the previous page.
    if (shownIndex === view.index) image.image.alt = view.name
    setPageSize(box, page)
    const preview = `url("${view.folder}${page.imgThumbFile}")`
    sheet.style.backgroundImage = image.state === 'ready' ? '' : preview
    image.image.dataset.state = image.state
    status.change({ isRetrying: image.failures > 0 })
    sharpen()
  }

  /** Loads a sharper picture when zoomed in. */
  function sharpen(): void {
    const page = view?.pages[shownIndex]
    const here = attached
    if (!here || !view || !page || !shown || shown.state !== 'ready') return
    if (here.zoom.level() <= SHARPER_FROM) here.sharp?.forget()
    // Reading offsetWidth forces a layout, so it is read only when needed.
    else if (here.sharp) here.sharp.fit({ ...view, ...shown, page, width: here.box.offsetWidth })
    else void fetchSharpLayer(here)
  }

  async function fetchSharpLayer(here: AttachedStage): Promise<void> {
    // Without a connection there is no sharper picture either. The next movement tries again.
    const code = await fetchModule(() => import('./sharp-layer.ts')).catch(() => undefined)
    if (!code || here.sharp) return
    here.sharp = code.createSharpLayer(here.layers)
    sharpen()
  }

  function turnTo(index: number): void {
    const step = index - shownIndex
    const before = shown?.image
    // Read first: after the picture has changed, reading or scrolling forces a layout.
    const isScrolled = window.scrollY > 0
    shownIndex = index
    draw()
    // A new version of the issue has the same page at another index.
    if (shown?.image === before) return
    // A zoomed page keeps its scroll position.
    if (isScrolled && attached?.zoom.level() === 1) window.scrollTo({ top: 0, behavior: 'instant' })
    if (Math.abs(step) === 1 && shown?.state === 'ready') slideIn(shown.image, step)
  }

  const hasPage = (by: number) => view?.pages[shownIndex + by] !== undefined

  function turn(by: number): void {
    if (!hasPage(by)) return
    turnTo(shownIndex + by)
    afterPaint(askForAddress)
  }

  /** Asks for one address at a time. Of two turns to the same page, the address of the first would be taken for that of the second. */
  function askForAddress(): void {
    if (!view || !attached || shownIndex === view.index) return
    // The address of a page that a new version does not have never arrives.
    if (asked !== undefined && view.pages[asked]) return
    asked = shownIndex
    view.onTurn(shownIndex - view.index)
  }

  /** Until the address is updated, the links still belong to the previous page. */
  function refuseOldLinks(event: MouseEvent): void {
    if (shownIndex === view?.index) return
    event.preventDefault()
    event.stopPropagation()
  }

  function doubleTap(zoom: Zoom, at: Point, link: HTMLAnchorElement | null): void {
    const articleId = link?.dataset.article
    if (articleId && zoom.level() === 1) view?.onGuide(articleId)
    else zoom.toggleColumn(at, link?.getBoundingClientRect())
  }

  function listen({ stage, box, sheet, layers, zoom }: AttachedStage, signal: AbortSignal): void {
    sheet.addEventListener('click', refuseOldLinks, { capture: true, signal })
    listenToTouch(stage, { zoom, layers, hasPage, onTurn: turn }, signal)
    listenToWheel(stage, zoom, signal)
    listenToDrag(stage, zoom, signal)
    listenToTaps(box, (at, link) => doubleTap(zoom, at, link), signal)
    listenToZoomKeys(zoom, signal)
    window.addEventListener('online', pool.retryNow, { signal })
  }

  return {
    turn,
    canScroll,
    zoomIn: () => attached?.zoom.zoomIn(),
    zoomOut: () => attached?.zoom.zoomOut(),
    reset: () => attached?.zoom.reset(),
    status: status.read,
    subscribe: status.subscribe,
    attach(parts: StageParts): () => void {
      const zoom = createZoom({
        ...parts,
        sharpestWidth: () =>
          Math.max(...(view?.pages[shownIndex]?.images ?? []).map(({ width }) => width), 0),
        onCommit: () => {
          status.change({ canZoomIn: zoom.canComeCloser(), canZoomOut: zoom.level() > 1 })
          sharpen()
        },
      })
      attached = { ...parts, zoom }
      const { dataset } = document.documentElement
      dataset.stage = ''
      asked = undefined
      status.change({ canZoomIn: true, canZoomOut: false })
      const listening = new AbortController()
      listen(attached, listening.signal)
      return () => {
        listening.abort()
        delete dataset.stage
        if (view) rememberPlace(pageKey(), zoom.where())
        attached = undefined
        // No page is on the screen, so there is nothing to turn.
        view = undefined
      }
    },

    show(next: StageView): void {
      const before = view
      view = next
      if (before && before.fit !== next.fit) attached?.zoom.reset()
      if (!before) shownIndex = next.index
      else if (before.index !== next.index || before.issue !== next.issue) follow(next.index)
      draw()
      const left = !before && next.isReturn && placeLeftOn(pageKey())
      if (left) attached?.zoom.restore(left)
    },
  }

  function pageKey(): string {
    return `${view?.issue} ${view?.pages[shownIndex]?.pageNo}`
  }

  /** Handles an updated address. If the reader has turned to another page since, its address is asked for next. */
  function follow(index: number): void {
    const wasAsked = index === asked
    asked = undefined
    if (wasAsked) afterPaint(askForAddress)
    else if (index !== shownIndex) turnTo(index)
  }
}
