import { useEffect, useLayoutEffect } from 'react'

/** The server's controls. React's first render removes them from the page, but they keep their state. */
const first = document.querySelector<HTMLElement>('[data-first]')

const nameOf = (control: Element) =>
  control.ariaLabel ?? control.textContent?.replace(/\s+/g, ' ').trim()

/** The one of them that has the focus, and the one that the mouse holds down. */
let focused: Element | undefined
let held: Element | undefined
const watching = new AbortController()
if (first) watch(first)

function watch(controls: HTMLElement): void {
  const among = (target: EventTarget | null) =>
    target instanceof Element && controls.contains(target)
      ? (target.closest('a, button') ?? undefined)
      : undefined
  const follow = ({ type, target }: Event) => {
    if (type === 'focusin') focused = among(target)
    else held = type === 'pointerdown' ? among(target) : undefined
  }
  focused = among(document.activeElement)
  held = controls.querySelector(':is(a, button):active') ?? undefined
  for (const type of ['focusin', 'pointerdown', 'pointerup', 'pointercancel']) {
    document.addEventListener(type, follow, { signal: watching.signal })
  }
}

interface PageTurner {
  turn: (by: -1 | 1) => void
}

/** Does what was pressed before the app's code ran, and keeps the focus on the same control. */
export function useFirstPress({ turn }: PageTurner): void {
  // A layout effect: a key press or the end of a press between the paint and a later effect would be lost.
  useLayoutEffect(() => {
    watching.abort()
    if (focused) sameAs(focused)?.focus()
    if (held) pressAtRelease(held)
    focused = undefined
    held = undefined
  }, [])

  useEffect(() => {
    const pressed = first?.querySelector('[aria-busy]')
    for (const sign of first?.dataset.turns ?? '') turn(sign === '+' ? 1 : -1)
    if (pressed) sameAs(pressed)?.click()
    pressed?.removeAttribute('aria-busy')
    delete first?.dataset.turns
  }, [turn])
}

/** The app's control of the same name. */
function sameAs(control: Element): HTMLElement | undefined {
  const name = nameOf(control)
  const all = document.querySelectorAll<HTMLElement>('.reader :is(a, button)')
  return [...all].find((one) => nameOf(one) === name)
}

/** The browser makes no click of a press of the mouse that begins on the server's control and ends on the app's. Of a tap it does. */
function pressAtRelease(control: Element): void {
  const release = ({ target, pointerType, button }: PointerEvent) => {
    const released = target instanceof Element && target.closest<HTMLElement>('a, button')
    if (pointerType !== 'mouse' || button !== 0 || !released) return
    if (nameOf(released) === nameOf(control)) released.click()
  }
  window.addEventListener('pointerup', release, { once: true })
}
