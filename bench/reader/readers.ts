import type { BrowserContext } from '@playwright/test'

/** A viewer under test. */
export interface BenchReader {
  name: string
  url: string
  /** In the page: whether this page, from 0, is on screen with its picture complete. */
  isShown: string
  /** In the page, for one that fetches its code after its first page: whether that code has taken over. */
  isAlive?: string
  /** What a browser must have before it opens the address, for all pages to be open. */
  prepare?: (context: BrowserContext) => Promise<void>
}

/** For viewers made of `<img>`: the one that the selector finds lies over the middle of the window. */
function showsImage(selectorOf: string, isOfPage: string): string {
  return `(index) => {
    const image = document.querySelector((${selectorOf})(index))
    if (!image?.complete || image.naturalWidth === 0 || !(${isOfPage})(image, index)) return false
    const { top, bottom } = image.getBoundingClientRect()
    return top < innerHeight / 2 && bottom > innerHeight / 2
  }`
}

const IS_FILE_OF_PAGE =
  "(image, index) => image.currentSrc.includes('/p' + String(index + 1).padStart(2, '0') + '/')"

export const REFERENCE = 'plain <img srcset>, the limit'
export const OURS = 'ours'
export const BOOKREADER = 'BookReader, 1-up'
export const OPENSEADRAGON = 'OpenSeadragon'

export function peerReaders(url: string): BenchReader[] {
  return [
    {
      name: REFERENCE,
      url: `${url}/reference`,
      isShown: showsImage("() => '#stage img'", IS_FILE_OF_PAGE),
    },
    {
      name: OPENSEADRAGON,
      url: `${url}/openseadragon`,
      isShown: '(index) => window.isShown(index)',
    },
    {
      name: BOOKREADER,
      url: `${url}/bookreader`,
      isShown: showsImage("(index) => '.pagediv' + index + ' img.BRpageimage'", '() => true'),
    },
  ]
}

export function ourReader(
  url: string,
  prepare: (context: BrowserContext) => Promise<void>,
): BenchReader {
  return {
    name: OURS,
    url: `${url}/`,
    isShown: showsImage("() => '.page-layers .page-image'", IS_FILE_OF_PAGE),
    isAlive: "() => document.querySelector('.page-layers .page-image') !== null",
    prepare,
  }
}
