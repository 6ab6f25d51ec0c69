import { useEffect, useEffectEvent, useRef } from 'react'

/** An entry of the history for what covers the screen, so that the back gesture of a phone closes it and nothing else. Returns what closes it by a button. */
export function useCloseByBack(onClose: () => void): () => void {
  const closeNow = useEffectEvent(onClose)
  const isClosing = useRef(false)
  useEffect(() => {
    const goneBack = () => closeNow()
    isClosing.current = false
    window.history.pushState(window.history.state, '')
    window.addEventListener('popstate', goneBack)
    return () => window.removeEventListener('popstate', goneBack)
  }, [])
  return () => {
    // A second press before the browser has gone back would leave the screen below.
    if (isClosing.current) return
    isClosing.current = true
    window.history.back()
  }
}
