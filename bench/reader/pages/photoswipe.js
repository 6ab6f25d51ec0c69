const pages = JSON.parse(document.getElementById('pages').textContent)

const viewer = new PhotoSwipe({
  dataSource: pages.map(({ width, height, files }) => ({
    width,
    height,
    src: files.at(-1).src,
    srcset: files.map((file) => `${file.src} ${file.width}w`).join(', '),
  })),
  index: 0,
  loop: false,
  preload: [1, 1],
  // Each of these would add frames before the page is shown.
  showHideAnimationType: 'none',
  bgOpacity: 1,
})
viewer.init()

window.isShown = (index) => {
  const image = viewer.currSlide?.content.element
  return (
    viewer.currIndex === index &&
    viewer.currSlide?.content.isImageContent() &&
    image?.complete === true &&
    image.naturalWidth > 0
  )
}
