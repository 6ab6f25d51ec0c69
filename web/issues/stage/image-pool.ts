import type { Page } from '#contract/issues.ts'
import type { FitMode } from '#contract/reading.ts'
import { whenIdle } from '#ui/when-idle.ts'
import { isOnMobileNetwork, shouldSaveData } from '../../api/connection.ts'
import { type FileRefusal, fileRefusal } from '../../api/fetch-file.ts'
import { createPageImage, sizesOf, takeFirstPage } from './page-image.ts'

export interface PoolView {
  pages: readonly Page[]
  /** The address of the files. */
  folder: string
  index: number
  fit: FitMode
}

/** The picture of a page and its loading state. */
export interface PageImage {
  image: HTMLImageElement
  state: 'loading' | 'ready' | 'failed'
  /** The failed attempts since it last loaded. */
  failures: number
}

interface CachedImage extends PageImage {
  page: Page
  folder: string
  retry?: ReturnType<typeof setTimeout>
}

interface Listener {
  onChange: () => void
  /** Called once for each folder. */
  onRefusal: (refusal: FileRefusal) => void
}

/** The pages that are fetched ahead, as distances. Neighbours are decoded as well. */
const AROUND = [1, -1, 2, -2]
const ON_MOBILE_NETWORK = [1]
/** A smaller value costs memory: when a dropped page returns, the browser decodes a second copy. */
const KEPT = 24

/** The pictures around the current page: neighbours are decoded, pages two away are fetched, farther ones are kept if they were shown. */
export function createImagePool({ onChange, onRefusal }: Listener) {
  const kept = new Map<string, CachedImage>()
  let view: PoolView | undefined
  let refusedFolder = ''

  function keep(page: Page, { folder, fit }: PoolView, priority: 'high' | 'low'): CachedImage {
    const key = keyOf(page, folder)
    const cached = kept.get(key)
    if (cached && (cached.state === 'ready' || cached.folder === folder)) {
      const sizes = sizesOf(page, fit)
      if (cached.image.sizes !== sizes) cached.image.sizes = sizes
      return cached
    }
    if (cached) drop(cached)
    const image =
      takeFirstPage(folder + page.image) ?? createPageImage(page, { folder, fit, priority })
    const entry: CachedImage = { image, state: stateOf(image), page, folder, failures: 0 }
    kept.set(key, entry)
    follow(entry)
    if (entry.state === 'failed') void fail(entry)
    return entry
  }

  function follow(entry: CachedImage): void {
    const { image } = entry
    const settle = (state: 'ready' | 'failed') => {
      if (!isKept(entry) || entry.image !== image || entry.state === state) return
      entry.state = state
      if (state === 'failed') void fail(entry)
      else entry.failures = 0
      onChange()
    }
    image.addEventListener('load', () => settle('ready'))
    image.addEventListener('error', () => settle('failed'))
  }

  function isKept(entry: CachedImage): boolean {
    return kept.get(keyOf(entry.page, entry.folder)) === entry
  }

  async function fail(entry: CachedImage): Promise<void> {
    entry.failures += 1
    entry.retry = setTimeout(() => fetchAgain(entry), retryWait(entry.failures))
    const { folder } = entry
    const refusal = await fileRefusal(entry.image.currentSrc || folder + entry.page.image)
    if (!refusal || refusedFolder === folder || view?.folder !== folder) return
    refusedFolder = folder
    onRefusal(refusal)
  }

  function fetchAgain(entry: CachedImage): void {
    clearTimeout(entry.retry)
    if (!view || !isKept(entry)) return
    release(entry.image)
    const { folder } = entry
    entry.image = createPageImage(entry.page, { folder, fit: view.fit, priority: 'high' })
    entry.state = 'loading'
    follow(entry)
    onChange()
  }

  function drop(entry: CachedImage): void {
    clearTimeout(entry.retry)
    kept.delete(keyOf(entry.page, entry.folder))
    release(entry.image)
  }

  function dropOthers({ pages, folder, index }: PoolView): void {
    const near = pages.slice(Math.max(0, index - KEPT), index + KEPT + 1)
    const keys = new Set(near.map((page) => keyOf(page, folder)))
    for (const [key, entry] of kept) if (!keys.has(key)) drop(entry)
  }

  /** Fetches the neighbours after the current page has loaded and the browser is idle. */
  function fetchAround(current: CachedImage, now: PoolView): void {
    if (shouldSaveData()) return
    whenIdle(() => {
      if (!isSamePlace(view, now) || current.state !== 'ready') return
      for (const distance of isOnMobileNetwork() ? ON_MOBILE_NETWORK : AROUND) {
        const page = now.pages[now.index + distance]
        const isNext = Math.abs(distance) === 1
        // The next page comes before the texts and fonts that are fetched at the same time.
        const entry = page && keep(page, now, isNext ? 'high' : 'low')
        if (entry && isNext) void decode(entry.image)
      }
    })
  }

  return {
    /** Returns the page to show. */
    show(next: PoolView): PageImage | undefined {
      view = next
      dropOthers(next)
      const page = next.pages[next.index]
      if (!page) return undefined
      const current = keep(page, next, 'high')
      // Decoding again would delay the frame that shows the page.
      if (current.state === 'ready') fetchAround(current, next)
      else void decode(current.image).then(() => fetchAround(current, next))
      return current
    },
    /** Call when the network is back: refetches failed pictures at once. */
    retryNow(): void {
      for (const entry of kept.values()) if (entry.state === 'failed') fetchAgain(entry)
    },
  }
}

function isSamePlace(one: PoolView | undefined, other: PoolView): boolean {
  return one?.index === other.index && one.folder === other.folder && one.fit === other.fit
}

/**
 * The last five parts of the folder identify the issue and its version; the signature before them changes. A page that is
 * the same in a new version keeps its picture.
 */
function keyOf({ imageTag, image }: Page, folder: string): string {
  const [publisher, date, edition, version] = folder.split('/').slice(-5)
  return [publisher, date, edition, imageTag ?? version, image].join('/')
}

/** The server-rendered picture may have loaded before this code. */
function stateOf({ complete, naturalWidth, src }: HTMLImageElement): PageImage['state'] {
  if (!complete || !src) return 'loading'
  return naturalWidth > 0 ? 'ready' : 'failed'
}

/** Ignores failures; the `error` event handles them. */
function decode(image: HTMLImageElement): Promise<void> {
  return image.decode().catch(() => undefined)
}

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

/**
 * Frees the picture or stops its download. Chromium keeps an image that once had `srcset` in memory
 * until it has an address that does not depend on the viewport, so it gets a data URL.
 */
function release(image: HTMLImageElement): void {
  image.remove()
  image.src = PIXEL
  image.removeAttribute('srcset')
}

const FIRST_MS = 1000
const LONGEST_MS = 60_000

/** 1, 2, 4, 8 seconds, and so on up to a minute. */
function retryWait(failures: number): number {
  return Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS)
}
