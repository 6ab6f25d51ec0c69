import type { ToastKind } from './toast-container.tsx'

/** Shows a short message in the corner of the screen. The toast library is loaded on first use. */
export async function showToast(kind: ToastKind, text: string): Promise<void> {
  const { addToast } = await import('./toast-container.tsx')
  addToast(kind, text)
}
