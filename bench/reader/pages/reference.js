// The lower limit: swaps in an image that was decoded before.
const pages = JSON.parse(document.getElementById('pages').textContent)
const stage = document.getElementById('stage')
const first = stage.querySelector('img')
const images = new Map([[0, first]])
let shown = 0

function imageOf(index) {
  const loaded = images.get(index)
  if (loaded) return loaded
  const { width, height, files } = pages[index]
  const image = new Image(width, height)
  image.decoding = 'sync'
  image.sizes = first.sizes
  image.srcset = files.map((file) => `${file.src} ${file.width}w`).join(', ')
  images.set(index, image)
  return image
}

async function show(index) {
  shown = index
  const image = imageOf(index)
  if (image.parentElement !== stage) stage.replaceChildren(image)
  scrollTo(0, 0)
  await image.decode()
  for (const near of [index + 1, index - 1]) {
    if (pages[near] && shown === index) imageOf(near).decode()
  }
  for (const far of images.keys()) if (Math.abs(far - shown) > 1) images.delete(far)
}

addEventListener('keydown', ({ key }) => {
  const next = shown + (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0)
  if (next !== shown && pages[next]) show(next)
})
show(0)
