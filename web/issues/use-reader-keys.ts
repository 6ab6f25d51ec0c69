import { useEffect, useEffectEvent } from 'react'
import { isForDialogOrField } from './stage/zoom-keys.ts'

interface ReaderKeys {
  onClip: () => void
  onKeys: () => void
}

/** C starts to cut a clip out of the page; ? lists the keys. */
export function useReaderKeys({ onClip, onKeys }: ReaderKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isForDialogOrField(event.target)) return
    if (event.key.toLowerCase() === 'c') onClip()
    if (event.key === '?') onKeys()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
