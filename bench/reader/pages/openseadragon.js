// Neighbours are added after the current page has loaded: the fastest way to turn pages in this viewer.
const pages = JSON.parse(document.getElementById('pages').textContent)
const items = new Map()
let shown = 0

// With an image pyramid, the viewer fetches more files than it shows. One image that fits both windows is
// faster, but blurred when zoomed in.
const FITTING_WIDTH = 1200
const sourceOf = ({ files }) => ({
  type: 'image',
  url: files.find(({ width }) => width === FITTING_WIDTH).src,
  buildPyramid: false,
})

const viewer = OpenSeadragon({
  id: 'viewer',
  showNavigationControl: false,
  // The faster drawer without a graphics card.
  drawer: 'canvas',
  tileSources: sourceOf(pages[0]),
})

viewer.addHandler('open', () => {
  const { clientWidth, clientHeight } = viewer.container
  const topOfPage = new OpenSeadragon.Rect(0, 0, 1, clientHeight / clientWidth)
  viewer.viewport.fitBounds(topOfPage, true)
  const item = viewer.world.getItemAt(0)
  items.set(0, item)
  whenLoaded(item, fetchAround)
})

function whenLoaded(item, run) {
  if (item.getFullyLoaded()) run()
  else item.addOnceHandler('fully-loaded-change', run)
}

function fetchAround() {
  for (const index of [shown + 1, shown - 1]) {
    if (!pages[index] || items.has(index)) continue
    items.set(index, undefined)
    viewer.addTiledImage({
      tileSource: sourceOf(pages[index]),
      opacity: index === shown ? 1 : 0,
      preload: true,
      success: ({ item }) => {
        items.set(index, item)
        if (index === shown) item.setOpacity(1)
      },
    })
  }
  for (const [index, item] of items) {
    if (Math.abs(index - shown) <= 1 || !item) continue
    viewer.world.removeItem(item)
    items.delete(index)
  }
}

function show(index) {
  const before = items.get(shown)
  shown = index
  items.get(index)?.setOpacity(1)
  before?.setOpacity(0)
  const item = items.get(index)
  if (item) whenLoaded(item, fetchAround)
  else fetchAround()
}

addEventListener('keydown', ({ key }) => {
  const next = shown + (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0)
  if (next !== shown && pages[next]) show(next)
})

window.isShown = (index) => {
  const item = items.get(index)
  return index === shown && item?.getOpacity() === 1 && item.getFullyLoaded()
}
