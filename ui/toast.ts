import type { ToastKind } from './toast-container.tsx'

/** A short word at the corner of the screen. What shows it is loaded the first time. */
export async function showToast(kind: ToastKind, text: string): Promise<void> {
  const { addToast } = await import('./toast-container.tsx')
  addToast(kind, text)
}
