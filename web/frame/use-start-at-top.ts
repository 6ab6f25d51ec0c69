import { useLayoutEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/** Scrolls a newly opened screen to its top and focuses its main part. `opened` names its content, if that can change. */
export function useStartAtTop(opened = '') {
  const main = useRef<HTMLElement>(null)
  const arrivedBy = useNavigationType()

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another content starts at the top.
  useLayoutEffect(() => {
    if (arrivedBy === 'POP') return
    window.scrollTo(0, 0)
    // The screen may have focused an element of its own.
    if (main.current?.contains(document.activeElement)) return
    main.current?.focus({ preventScroll: true })
  }, [opened])

  return main
}
