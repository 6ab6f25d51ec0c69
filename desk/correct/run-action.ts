import {
  beginAdding,
  beginDrawing,
  drawByKey,
  pickRectangle,
  removeRectangle,
} from './area-actions.ts'
import type { Action } from './keys.ts'
import { goToDoubtful, goToStory, type PageTurns, zoomBy, zoomToFit } from './look-actions.ts'
import { SELECT } from './mode.ts'
import {
  beginOrder,
  beginSplit,
  finishOrder,
  finishSplit,
  merge,
  mergeWithNext,
  remove,
  retype,
  settle,
} from './story-actions.ts'
import type { Editor } from './use-editor.ts'

const ZOOM_STEP = 1.25

/** Does what a key or a button stands for. False if the key keeps the meaning that the browser gives it. */
export function runAction(
  action: Exclude<Action, 'publish' | 'discard'>,
  editor: Editor,
  turns: PageTurns,
): boolean {
  const { t, session } = editor
  switch (action) {
    case 'next-doubtful':
      return goToDoubtful(editor, 1, turns)
    case 'previous-doubtful':
      return goToDoubtful(editor, -1, turns)
    case 'next-story':
    case 'previous-story':
      goToStory(editor, action === 'next-story' ? 1 : -1, false)
      break
    case 'extend-forward':
    case 'extend-back':
      goToStory(editor, action === 'extend-forward' ? 1 : -1, true)
      break
    case 'select-all':
      editor.select(editor.stories.map(({ id }) => id))
      break
    case 'next-page':
    case 'previous-page':
      turns.toNeighbour(action === 'next-page' ? 1 : -1)
      break
    case 'zoom-in':
    case 'zoom-out':
      zoomBy(editor, action === 'zoom-in' ? ZOOM_STEP : 1 / ZOOM_STEP)
      break
    case 'zoom-fit':
      zoomToFit(editor)
      break
    case 'settle':
      confirm(editor, turns)
      break
    case 'merge':
      merge(editor)
      break
    case 'split':
      beginSplit(editor)
      break
    case 'advertisement':
      retype(editor, 'advertisement')
      break
    case 'order':
      beginOrder(editor)
      break
    case 'remove':
      remove(editor)
      break
    case 'draw':
      beginDrawing(editor)
      break
    case 'add':
      beginAdding(editor)
      break
    case 'remove-rectangle':
      removeRectangle(editor)
      break
    case 'next-rectangle':
    case 'previous-rectangle':
      pickRectangle(editor, action === 'next-rectangle' ? 1 : -1)
      break
    case 'undo':
      goThroughSteps(editor, session.undo(), t('Undone.'), t('There is nothing to undo.'))
      break
    case 'redo':
      goThroughSteps(editor, session.redo(), t('Done again.'), t('There is nothing to redo.'))
      break
    case 'edit':
      editText(editor)
      break
    case 'leave':
      return leave(editor)
    default:
      openPart(action, editor)
  }
  return true
}

/** The focus stays on the page, also when the selected story is gone. */
function goThroughSteps(editor: Editor, isDone: boolean, done: string, nothing: string): void {
  const { selection, session, announce } = editor
  const now = new Set(session.state().draft.stories.map(({ id }) => id))
  editor.select(selection.ids.filter((id) => now.has(id)))
  announce(isDone ? done : nothing)
}

type PartAction = Extract<
  Action,
  'type' | 'join' | 'find' | 'tease' | 'notice' | 'picture' | 'withdraw' | 'keys'
>

function openPart(part: PartAction, editor: Editor): void {
  const needsNoStory = part === 'find' || part === 'keys'
  if (needsNoStory || editor.only || (part === 'type' && editor.selected.length > 0)) {
    editor.setOpen(part)
  } else {
    editor.announce(editor.t('Select one story first.'))
  }
}

/** Enter ends the mode; without one it marks the selected stories as right and goes to the next doubtful one. */
function confirm(editor: Editor, turns: PageTurns): void {
  switch (editor.mode.kind) {
    case 'split':
      finishSplit(editor)
      break
    case 'order':
      finishOrder(editor)
      break
    case 'merge':
      mergeWithNext(editor)
      break
    case 'draw':
    case 'add':
      drawByKey(editor)
      break
    case 'select':
      if (settle(editor)) goToDoubtful(editor, 1, turns)
  }
}

/** Escape ends the mode, then empties the selection. */
function leave(editor: Editor): boolean {
  const { ids, rect } = editor.selection
  if (editor.mode.kind !== 'select') {
    editor.setMode(SELECT)
    editor.select(ids, rect)
  } else if (ids.length > 0) editor.select([])
  else return false
  return true
}

/** Moves the focus to the first field of the text. */
function editText({ stage, only, announce, t }: Editor): void {
  if (!only) {
    announce(t('Select one story first.'))
    return
  }
  const root = stage.current?.closest('[data-editor]')
  root?.querySelector<HTMLElement>('[data-fields] textarea, [data-fields] input')?.focus()
}
