import { useEffect, useState } from 'react'

/** The server's controls. React's first render removes them from the page, but they keep their state. */
const first = document.querySelector<HTMLElement>('[data-first]')

const nameOf = (control: Element) =>
  control.ariaLabel ?? control.textContent?.replace(/\s+/g, ' ').trim()

interface PageTurner {
  turn: (by: -1 | 1) => void
}

/** Does what was pressed before the app's code ran, and keeps the focus on the same control. */
export function useFirstPress({ turn }: PageTurner): void {
  const [focused] = useState(
    () => first?.contains(document.activeElement) && document.activeElement,
  )
  useEffect(() => {
    const pressed = first?.querySelector('[aria-busy]')
    for (const sign of first?.dataset.turns ?? '') turn(sign === '+' ? 1 : -1)
    for (const control of document.querySelectorAll<HTMLElement>('.reader :is(a, button)')) {
      const isSame = (one: Element | false | null | undefined) =>
        one && nameOf(one) === nameOf(control)
      if (isSame(focused)) control.focus()
      if (isSame(pressed)) control.click()
    }
    pressed?.removeAttribute('aria-busy')
    delete first?.dataset.turns
  }, [focused, turn])
}
