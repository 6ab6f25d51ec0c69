import { isMotionWelcome } from '#ui/motion.ts'

const SLIDE_MS = 120
const SLIDE_PX = 24

/** Runs after the next paint, so that slow work does not delay it. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(run)))
}

/** Writes the size only when it differs, because a write restyles everything in the box. */
export function setPageSize(
  { style }: HTMLElement,
  { width, height }: { width: number; height: number },
): void {
  if (
    style.getPropertyValue('--page-width') === String(width) &&
    style.getPropertyValue('--page-height') === String(height)
  )
    return
  style.setProperty('--page-width', String(width))
  style.setProperty('--page-height', String(height))
}

/** Slides the new page in by a few pixels; it is fully visible from the first frame. */
export function slideIn(image: HTMLImageElement, by: number): void {
  if (!isMotionWelcome()) return
  const transform = `translateX(${Math.sign(by) * SLIDE_PX}px)`
  image.animate([{ transform }, { transform: 'none' }], { duration: SLIDE_MS, easing: 'ease-out' })
}

export function moveWithFinger({ style }: HTMLElement, px: number): void {
  style.transform = `translateX(${Math.round(px)}px)`
}

/** Back in place without a movement: the next page slides in from its own side. */
export function putBack({ style }: HTMLElement): void {
  if (style.transform) style.transform = ''
}

/** Slides back in place after a swipe that turned no page. */
export function letGo(layers: HTMLElement): void {
  const { transform } = layers.style
  putBack(layers)
  if (!transform || !isMotionWelcome()) return
  layers.animate([{ transform }, { transform: 'none' }], { duration: SLIDE_MS, easing: 'ease-out' })
}
