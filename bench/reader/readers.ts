import type { BrowserContext } from '@playwright/test'

/** A viewer under test. */
export interface BenchReader {
  name: string
  url: string
  /** Evaluated in the browser: whether the page with this index is completely visible. */
  isShown: string
  /** Evaluated in the browser: whether code that loads after the first page is running. */
  isAlive?: string
  /** Prepares the browser so that all pages are open. */
  prepare?: (context: BrowserContext) => Promise<void>
}

/** For viewers with `<img>`: whether the selected image covers the middle of the window. */
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
export const PHOTOSWIPE = 'PhotoSwipe'

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
      name: PHOTOSWIPE,
      url: `${url}/photoswipe`,
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
