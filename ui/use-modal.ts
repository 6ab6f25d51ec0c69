import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Opens a dialog while its component is mounted. The focus returns to the opener. */
export function useModal(
  focus?: RefObject<HTMLElement | null>,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    element?.showModal()
    markModal()
    focus?.current?.focus()
    return () => {
      element?.close()
      markModal()
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [focus])

  return dialog
}

/** For `base.css`. With `:has()` the browser would look for a dialog whenever the page changes. */
function markModal(): void {
  const isOpen = document.querySelector('dialog[open]') !== null
  document.documentElement.toggleAttribute('data-modal', isOpen)
}
