import { FIRST_PAGE_ID } from '#contract/first-view.ts'

/** Found when the code is loaded: React clears away what the server wrote when it first draws. */
let firstPage = document.getElementById(FIRST_PAGE_ID)

/** The picture that the server put on screen, if it is this one; whoever takes it has it. */
export function takeFirstPage(src: string): HTMLImageElement | undefined {
  const image = firstPage
  if (!(image instanceof HTMLImageElement) || image.getAttribute('src') !== src) return undefined
  firstPage = null
  image.decoding = 'sync'
  image.draggable = false
  return image
}
