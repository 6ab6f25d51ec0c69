import { useEffect } from 'react'
import { showToast } from '#ui/toast.ts'
import { useT } from '../i18n/use-t.ts'
import './protection.css'

const FIELDS = 'input, textarea, select, [contenteditable="true"]'

/**
 * Replaces copied text by a sentence and blocks right-click and printing. Form fields, selection, the
 * keyboard's menu key and screen readers are not affected.
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

/** Blocks right-click, and a long press on pictures; a long press on text selects it. The menu key works. */
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
