/** The bar at each edge of a screen covers at most this much: `--reader-footer` in first-page.css. */
const BAR_PX = 92

/** The browser focuses it when it goes back to an address that the skip link has changed. */
const MAIN_ID = 'main'

/** Focuses the link of a story that was closed, so that the Tab key goes on from there. */
export function focusStory(articleId: string): void {
  const { activeElement: focused } = document
  if (focused !== document.body && focused?.id !== MAIN_ID) return
  const link = document.querySelector<HTMLElement>(`[data-article="${CSS.escape(articleId)}"]`)
  if (!link) return
  link.focus({ preventScroll: true })
  // Who reads with keys must see the focus. Others find the screen where they left it.
  if (!link.matches(':focus-visible')) return
  showOnScreen(link)
  // The browser may restore its own scroll position in the next frame.
  requestAnimationFrame(() => requestAnimationFrame(() => showOnScreen(link)))
}

function showOnScreen(link: HTMLElement): void {
  if (document.activeElement === link && isOffScreen(link)) link.scrollIntoView({ block: 'center' })
}

function isOffScreen(link: Element): boolean {
  const { top, bottom, left, right } = link.getBoundingClientRect()
  const isBeside = right < 0 || left > window.innerWidth
  return isBeside || bottom < BAR_PX || top > window.innerHeight - BAR_PX
}
