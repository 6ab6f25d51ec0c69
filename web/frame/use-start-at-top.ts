import { useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/**
 * Scrolls a newly opened screen to its top and focuses its main part. `opened` names its content, if that can change. When the screen
 * is left together with its focus, the main part of the next one has it: the newspaper page does not focus its own.
 */
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
  useEffect(() => () => focusMainIfLost(), [])

  return main
}

function focusMainIfLost(): void {
  if (document.activeElement !== document.body) return
  document.getElementById('main')?.focus({ preventScroll: true })
}
