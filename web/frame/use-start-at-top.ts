import { useLayoutEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/** A screen that was navigated to begins at its top, for the eye and for the keyboard. */
export function useStartAtTop() {
  const main = useRef<HTMLElement>(null)
  const arrivedBy = useRef(useNavigationType())

  useLayoutEffect(() => {
    if (arrivedBy.current === 'POP') return
    window.scrollTo(0, 0)
    // A screen may have chosen a better place.
    if (main.current?.contains(document.activeElement)) return
    main.current?.focus({ preventScroll: true })
  }, [])

  return main
}
