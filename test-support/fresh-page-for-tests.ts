import { createRequire } from 'node:module'
import { afterEach, vi } from 'vitest'

/**
 * Files of screen tests share a process, which loads React and the server once. Each file starts as if its page had just
 * been opened: with our modules evaluated again, because session state is module-global, and with an empty page.
 */
vi.resetModules()
vi.unstubAllGlobals()
vi.useRealTimers()
forgetSessionLibrary()
if ('document' in globalThis) {
  emptyPage()
  afterEach(removeToasts)
}

/** The library is CommonJS: its files are in the cache of `require`, and the `fetch` that it wraps is kept on the window. */
function forgetSessionLibrary(): void {
  const { cache } = createRequire(import.meta.url)
  for (const path of Object.keys(cache)) if (path.includes('/supertokens-')) delete cache[path]
  Reflect.deleteProperty(globalThis, '__supertokensOriginalFetch')
  Reflect.deleteProperty(globalThis, '__supertokensSessionRecipe')
}

const MOST_TRIES = 50
const BETWEEN_TRIES_MS = 10

/** Toasts are outside the tree that a test removes. One goes when its animation ends, which happy-dom does not play. */
async function removeToasts(): Promise<void> {
  const shown = document.getElementsByClassName('Toastify__toast')
  if (shown.length === 0) return
  const { toast } = await import('react-toastify/unstyled')
  vi.useRealTimers()
  for (let tries = 0; shown.length > 0 && tries < MOST_TRIES; tries++) {
    // Again each time: a toast that is still entering is not dismissed, and a late one may come.
    toast.dismiss()
    for (const each of [...shown]) each.dispatchEvent(new Event('animationend'))
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES_MS))
  }
}

function emptyPage(): void {
  const browser = Reflect.get(window, 'happyDOM')
  browser.setURL('http://localhost:3000/')
  browser.setViewport({ width: 1024, height: 768 })
  document.body.replaceChildren()
  document.head.replaceChildren()
  window.localStorage.clear()
  window.sessionStorage.clear()
  Reflect.deleteProperty(window, 'dataLayer')
}
