import { useEffect, useEffectEvent } from 'react'
import { isForDialogOrField } from '../stage/zoom-keys.ts'

/** C starts to cut a clip out of the page. */
export function useClipKey(onClip: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'c' || event.ctrlKey || event.metaKey || event.altKey) return
    if (!isForDialogOrField(event.target)) onClip()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
