import { useLayoutEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/** Scrolls a newly opened screen to its top and focuses its main part. */
export function useStartAtTop() {
  const main = useRef<HTMLElement>(null)
  const arrivedBy = useRef(useNavigationType())

  useLayoutEffect(() => {
    if (arrivedBy.current === 'POP') return
    window.scrollTo(0, 0)
    // The screen may have focused an element of its own.
    if (main.current?.contains(document.activeElement)) return
    main.current?.focus({ preventScroll: true })
  }, [])

  return main
}
