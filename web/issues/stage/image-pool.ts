import type { Page } from '#contract/issues.ts'
import type { FitMode } from '#contract/reading.ts'
import { whenIdle } from '#ui/when-idle.ts'
import { isThrifty } from '../../api/connection.ts'
import { type FileRefusal, fileRefusal } from '../../api/fetch-file.ts'
import { createPageImage, sizesOf, takeFirstPage } from './page-image.ts'

export interface PoolView {
  pages: readonly Page[]
  /** Where the files are. */
  folder: string
  index: number
  fit: FitMode
}

/** A page whose picture is fetched, or was. */
export interface Held {
  image: HTMLImageElement
  state: 'loading' | 'ready' | 'failed'
  /** Until it is there: how often it did not come. */
  failures: number
}

interface Kept extends Held {
  page: Page
  folder: string
  retry?: ReturnType<typeof setTimeout>
}

interface Listener {
  onChange: () => void
  /** Once for a folder. */
  onRefusal: (refusal: FileRefusal) => void
}

/** How many pages away. */
const DECODED = 1
const FETCHED = 2
/** Dropping a page sooner costs memory: when it comes back, the browser decodes it beside its old copy. */
const KEPT = 24

/** The pictures around the current page: the neighbours decoded, the next but one fetched, those farther away only if they were read. */
export function createImagePool({ onChange, onRefusal }: Listener) {
  const kept = new Map<string, Kept>()
  let view: PoolView | undefined
  let refusedFolder = ''

  function keep(page: Page, { folder, fit }: PoolView, priority: 'high' | 'low'): Kept {
    const key = keyOf(page, folder)
    const known = kept.get(key)
    if (known && (known.state === 'ready' || known.folder === folder)) {
      const sizes = sizesOf(page, fit)
      if (known.image.sizes !== sizes) known.image.sizes = sizes
      return known
    }
    if (known) drop(known)
    const image =
      takeFirstPage(folder + page.image) ?? createPageImage(page, { folder, fit, priority })
    const entry: Kept = { image, state: stateOf(image), page, folder, failures: 0 }
    kept.set(key, entry)
    follow(entry)
    if (entry.state === 'failed') void fail(entry)
    return entry
  }

  function follow(entry: Kept): void {
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

  function isKept(entry: Kept): boolean {
    return kept.get(keyOf(entry.page, entry.folder)) === entry
  }

  async function fail(entry: Kept): Promise<void> {
    entry.failures += 1
    entry.retry = setTimeout(() => fetchAgain(entry), retryWait(entry.failures))
    const { folder } = entry
    const refusal = await fileRefusal(entry.image.currentSrc || folder + entry.page.image)
    if (!refusal || refusedFolder === folder || view?.folder !== folder) return
    refusedFolder = folder
    onRefusal(refusal)
  }

  function fetchAgain(entry: Kept): void {
    clearTimeout(entry.retry)
    if (!view || !isKept(entry)) return
    release(entry.image)
    const { folder } = entry
    entry.image = createPageImage(entry.page, { folder, fit: view.fit, priority: 'high' })
    entry.state = 'loading'
    follow(entry)
    onChange()
  }

  function drop(entry: Kept): void {
    clearTimeout(entry.retry)
    kept.delete(keyOf(entry.page, entry.folder))
    release(entry.image)
  }

  function dropOthers({ pages, folder, index }: PoolView): void {
    const near = pages.slice(Math.max(0, index - KEPT), index + KEPT + 1)
    const keys = new Set(near.map((page) => keyOf(page, folder)))
    for (const [key, entry] of kept) if (!keys.has(key)) drop(entry)
  }

  /** The neighbours wait until the current page is there and the browser has nothing better to do. */
  function fetchAround(current: Kept, now: PoolView): void {
    if (isThrifty()) return
    whenIdle(() => {
      if (!isSamePlace(view, now) || current.state !== 'ready') return
      for (const distance of [DECODED, FETCHED]) {
        for (const index of [now.index + distance, now.index - distance]) {
          const page = now.pages[index]
          const entry = page && keep(page, now, 'low')
          if (entry && distance === DECODED) void decode(entry.image)
        }
      }
    })
  }

  return {
    /** Returns the page to show. */
    show(next: PoolView): Held | undefined {
      view = next
      dropOthers(next)
      const page = next.pages[next.index]
      if (!page) return undefined
      const current = keep(page, next, 'high')
      void decode(current.image).then(() => fetchAround(current, next))
      return current
    },
    /** The network is back: what failed is fetched at once. */
    retryNow(): void {
      for (const entry of kept.values()) if (entry.state === 'failed') fetchAgain(entry)
    },
  }
}

function isSamePlace(one: PoolView | undefined, other: PoolView): boolean {
  return one?.index === other.index && one.folder === other.folder && one.fit === other.fit
}

/** The folder ends with the issue and its version; what stands before may be a signature that is renewed. */
function keyOf(page: Page, folder: string): string {
  return folder.split('/').slice(-5).join('/') + page.image
}

/** The server's own picture may have come before the code did. */
function stateOf({ complete, naturalWidth, src }: HTMLImageElement): Held['state'] {
  if (!complete || !src) return 'loading'
  return naturalWidth > 0 ? 'ready' : 'failed'
}

/** A picture that does not come has its own events. */
function decode(image: HTMLImageElement): Promise<void> {
  return image.decode().catch(() => undefined)
}

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

/**
 * The browser lets go of the picture, or of its download. Chromium keeps an image that once had `srcset`
 * alive, with all its bytes, until it has an address that does not depend on the window: so it gets one.
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
