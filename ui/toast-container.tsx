import { createRoot } from 'react-dom/client'
// The package's plain entry injects a <style>, which the content security policy forbids.
import { ToastContainer, type ToastContainerProps, toast } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import './toast.css'

export type ToastKind = 'success' | 'info' | 'error'

export const TOAST_DEFAULTS = {
  position: 'top-right',
  autoClose: 5000,
  hotKeys: (event) => event.altKey && event.code === 'KeyT',
} satisfies ToastContainerProps

let isMounted = false

export function addToast(kind: ToastKind, text: string): void {
  if (!isMounted) mountContainer()
  toast[kind](text)
}

function mountContainer(): void {
  isMounted = true
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(<ToastContainer {...TOAST_DEFAULTS} />)
}
