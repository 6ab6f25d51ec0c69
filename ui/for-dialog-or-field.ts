/** Whether a key press belongs to a dialog or a form field, not to the page. */
export function isForDialogOrField(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true
  return target instanceof Element && target.closest('input, select, textarea') !== null
}
