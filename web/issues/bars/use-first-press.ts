import { useEffect, useLayoutEffect } from 'react'

/** The server's controls. React's first render removes them from the page, but they keep their state. */
const first = document.querySelector<HTMLElement>('[data-first]')

const nameOf = (control: Element) =>
  control.ariaLabel ?? control.textContent?.replace(/\s+/g, ' ').trim()

interface PageTurner {
  turn: (by: -1 | 1) => void
}

/** Does what was pressed before the app's code ran, and keeps the focus on the same control. The page's inline script has marked both. */
export function useFirstPress({ turn }: PageTurner): void {
  // A layout effect: a key press or the end of a press between the paint and a later effect would be lost.
  useLayoutEffect(() => {
    take('data-focused')?.focus()
    pressAtRelease(take('data-held'))
  }, [])

  useEffect(() => {
    for (const sign of first?.dataset.turns ?? '') turn(sign === '+' ? 1 : -1)
    delete first?.dataset.turns
    take('aria-busy')?.click()
  }, [turn])
}

/** The app's control of the same name as the marked one. Removes the mark. */
function take(mark: string): HTMLElement | undefined {
  const marked = first?.querySelector(`[${mark}]`)
  if (!marked) return undefined
  marked.removeAttribute(mark)
  const all = document.querySelectorAll<HTMLElement>('.reader :is(a, button)')
  return [...all].find((control) => nameOf(control) === nameOf(marked))
}

/** The browser makes no click of a press of the mouse that begins on the server's control and ends on the app's. Of a tap it does. */
function pressAtRelease(control: HTMLElement | undefined): void {
  if (!control) return
  const release = ({ target, pointerType, button }: PointerEvent) => {
    if (pointerType === 'mouse' && button === 0 && control.contains(target as Node)) control.click()
  }
  window.addEventListener('pointerup', release, { once: true })
}
