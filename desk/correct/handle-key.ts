import { moveByKey } from './area-actions.ts'
import { type Action, actionOf, characterOf } from './keys.ts'
import { addToOrder, keepCut, moveCutByKey, retype } from './story-actions.ts'
import { NUMBERED_TYPES } from './type-names.ts'
import type { Editor } from './use-editor.ts'

/** Handles the keys of the editor wherever the focus is, except in fields and dialogs. */
export function handleKey(
  event: KeyboardEvent,
  editor: Editor,
  run: (action: Action) => boolean,
): void {
  if (!(event.target instanceof Element) || event.defaultPrevented) return
  const isOnStage = editor.stage.current?.contains(event.target) ?? false
  if (document.querySelector('dialog[open]')) return
  if (event.target.closest('input, textarea, select')) {
    // Escape leads from a field back to the story; while a character is composed, it ends that.
    if (event.key !== 'Escape' || event.isComposing) return
    editor.select(editor.selection.ids, editor.selection.rect)
    // Leaving the field may open a dialog, which the same press must not close.
    event.preventDefault()
    return
  }
  const isHandled = handleOnStage(event, editor, isOnStage) || handleAction(event, isOnStage, run)
  if (isHandled) event.preventDefault()
}

function handleAction(
  event: KeyboardEvent,
  isOnStage: boolean,
  run: (action: Action) => boolean,
): boolean {
  const action = actionOf(event, isOnStage)
  return action !== undefined && run(action)
}

/** Arrows, space and the numbers of types. */
function handleOnStage(event: KeyboardEvent, editor: Editor, isOnStage: boolean): boolean {
  const { shiftKey, altKey, ctrlKey, metaKey } = event
  const key = characterOf(event)
  const type = /^[1-9]$/.test(key) && !altKey && NUMBERED_TYPES[Number(key) - 1]
  if (ctrlKey || metaKey) return false
  if (type && editor.selected.length > 0) {
    retype(editor, type)
    return true
  }
  if (!isOnStage) return false
  if (key.startsWith('Arrow')) {
    if (editor.mode.kind === 'split') moveCutByKey(editor, key, shiftKey)
    else if (editor.only) moveByKey(editor, key, { isLarge: shiftKey, isResize: altKey })
    else return false
    return true
  }
  if (key !== ' ') return false
  const last = editor.selection.ids.at(-1)
  if (editor.mode.kind === 'split') keepCut(editor)
  else if (editor.mode.kind === 'order' && last) addToOrder(editor, last)
  return true
}
