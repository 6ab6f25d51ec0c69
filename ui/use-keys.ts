import { useEffectEvent, useLayoutEffect } from 'react'
import { isForDialogOrField } from './for-dialog-or-field.ts'
import { scrollsSideways } from './swipe.ts'

/** What a key does, by the name that the browser gives it; letters in lower case. Undefined leaves the key to the browser. */
export type KeyActions = Readonly<Record<string, (() => void) | undefined>>

/** Keys of a screen. Those of a dialog, a field or the browser are left alone, and so are arrows in what scrolls sideways. */
export function useKeys(actions: KeyActions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = actions[nameOf(event)]
    if (!act || event.defaultPrevented || isForDialogOrField(event.target)) return
    const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    // Forces a layout, so only for a key that does something.
    if (isSideways && scrollsSideways(document.activeElement)) return
    event.preventDefault()
    act()
  })
  // A layout effect: a key press between the paint and a later effect would be lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

/** Empty with a modifier key; Shift only makes a character. */
function nameOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const isCharacter = key.length === 1
  if (ctrlKey || metaKey || altKey || (shiftKey && !isCharacter)) return ''
  return isCharacter ? key.toLowerCase() : key
}
