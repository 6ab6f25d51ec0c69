import { useEffect } from 'react'
import { showToast } from '#ui/toast.ts'
import { useT } from '../i18n/use-t.ts'
import './protection.css'

const FIELDS = 'input, textarea, select, [contenteditable="true"]'

/**
 * What is copied is the sentence; right-click and printing are blocked. Fields, selection, the keyboard's
 * menu and whatever reads the page aloud are left alone.
 */
export function useProtection(sentence: string): void {
  const t = useT()
  const noPrinting = t('This page is for reading on the screen. It cannot be printed.')

  useEffect(() => {
    const copy = (event: ClipboardEvent) => {
      if (isInField(event.target)) return
      event.clipboardData?.setData('text/plain', sentence)
      event.preventDefault()
    }
    const openMenu = (event: MouseEvent) => {
      if (isBlockedMenu(event)) event.preventDefault()
    }
    const press = (event: KeyboardEvent) => {
      if (!isPrintKey(event)) return
      event.preventDefault()
      void showToast('info', noPrinting)
    }
    const { body } = document
    body.dataset.printed = ''
    document.addEventListener('copy', copy)
    document.addEventListener('cut', copy)
    document.addEventListener('contextmenu', openMenu)
    document.addEventListener('keydown', press)
    return () => {
      delete body.dataset.printed
      document.removeEventListener('copy', copy)
      document.removeEventListener('cut', copy)
      document.removeEventListener('contextmenu', openMenu)
      document.removeEventListener('keydown', press)
    }
  }, [sentence, noPrinting])
}

/** A long press selects text: it is blocked on pictures only. A key that opens the menu is left alone. */
function isBlockedMenu({ target, button, ctrlKey }: MouseEvent): boolean {
  if (!(target instanceof Element) || isInField(target)) return false
  if (!target.closest('main')) return false
  return button === 2 || ctrlKey || target.matches('img')
}

function isPrintKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'p'
}

function isInField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null
}
