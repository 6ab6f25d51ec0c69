import { isForDialogOrField } from '#ui/for-dialog-or-field.ts'
import type { Zoom } from './zoom.ts'

/** + and − zoom, 0 shows the whole page. With Ctrl, Alt or ⌘ the browser handles them. */
export function listenToZoomKeys(zoom: Zoom, signal: AbortSignal): void {
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isForDialogOrField(event.target)) return
    if (event.key === '+' || event.key === '=') zoom.zoomIn()
    if (event.key === '-' || event.key === '_') zoom.zoomOut()
    if (event.key === '0') zoom.reset()
  }
  window.addEventListener('keydown', press, { signal })
}
