const pages = JSON.parse(document.getElementById('pages').textContent)

const reader = new BookReader({
  el: '#BookReader',
  ui: 'full',
  defaults: 'mode/1up',
  bookTitle: 'Bench',
  imagesBaseURL: '/bookreader/images/',
  useSrcSet: true,
  data: pages.map(({ width, height }) => [{ width, height }]),
  // BookReader asks for the page at 1/2, 1/4, ... of its size.
  getPageURI: (index, reduce) => {
    const { width, files } = pages[index]
    const wanted = width / reduce
    return (files.find((file) => file.width >= wanted) ?? files.at(-1)).src
  },
})
reader.init()
