import type { StoryType } from '#contract/story-type.ts'
import { moveCut, storyAcross, suggestedCut } from './cuts.ts'
import type { Line } from './geometry.ts'
import { SELECT } from './mode.ts'
import { modeWords } from './mode-words.ts'
import { newStoryId } from './new-ids.ts'
import { titleOf } from './story-words.ts'
import { typeName } from './type-names.ts'
import type { Editor } from './use-editor.ts'

// What changes whole stories. Each says what it did.

/** Merges what is selected. With one story selected, the next click or Enter names the other. */
export function merge(editor: Editor): void {
  const { t, selected, announce } = editor
  if (selected.length > 1)
    mergeAll(
      editor,
      selected.map(({ id }) => id),
    )
  else if (selected.length === 0) announce(t('Select a story first.'))
  else {
    editor.setMode({ kind: 'merge' })
    announce(modeWords('merge', t))
  }
}

export function mergeWith(editor: Editor, other: string | undefined): void {
  const { only, stories } = editor
  editor.setMode(SELECT)
  const ids = stories.map(({ id }) => id).filter((id) => id === only?.id || id === other)
  if (ids.length === 2) mergeAll(editor, ids)
}

export function mergeWithNext(editor: Editor): void {
  const { only, stories } = editor
  const index = stories.findIndex(({ id }) => id === only?.id)
  mergeWith(editor, (stories[index + 1] ?? stories[index - 1])?.id)
}

function mergeAll(editor: Editor, ids: string[]): void {
  const { t } = editor
  const [first] = ids
  if (!first) return
  editor.setMode(SELECT)
  const isDone = editor.make(
    { act: 'merge', stories: ids },
    t('{count} stories are one now.', { count: ids.length }),
  )
  if (isDone) editor.select([first])
}

/** Splitting begins with a line that the arrow keys move; the pointer draws lines of its own. */
export function beginSplit(editor: Editor): void {
  const { t, only } = editor
  const cursor = only && suggestedCut(only)
  editor.setMode({ kind: 'split', story: only?.id ?? '', lines: [], cursor })
  editor.announce(modeWords('split', t))
}

export function addCut(editor: Editor, line: Line): void {
  const { mode, stories, t } = editor
  if (mode.kind !== 'split') return
  const story = stories.find(({ id }) => id === mode.story) ?? storyAcross(stories, line)
  const isElsewhere = story && storyAcross([story], line) === undefined
  const crossed = isElsewhere && mode.lines.length === 0 ? storyAcross(stories, line) : story
  if (!crossed) {
    editor.announce(t('The line cuts nothing. Draw it across the story.'))
    return
  }
  const lines = [...mode.lines, line]
  editor.setMode({ ...mode, story: crossed.id, lines, cursor: undefined })
  editor.select([crossed.id])
  editor.announce(t('{count} line|{count} lines', { count: lines.length }))
}

export function moveCutByKey(editor: Editor, key: string, isLarge: boolean): void {
  const { mode, only } = editor
  if (mode.kind !== 'split' || !only) return
  const cursor = moveCut(mode.cursor ?? suggestedCut(only), key, isLarge, only)
  editor.setMode({ ...mode, cursor })
}

/** Keeps the line of the keyboard, and starts another. */
export function keepCut(editor: Editor): void {
  const { mode } = editor
  if (mode.kind === 'split' && mode.cursor) addCut(editor, mode.cursor)
}

export function finishSplit(editor: Editor): void {
  const { mode, idPrefix, t } = editor
  if (mode.kind !== 'split') return
  const lines = [...mode.lines, ...(mode.cursor ? [mode.cursor] : [])]
  if (lines.length === 0 || !mode.story) return
  editor.setMode(SELECT)
  const before = new Set(editor.stories.map(({ id }) => id))
  const newIds = Array.from({ length: lines.length * 3 + 3 }, () => newStoryId(idPrefix))
  const step = { act: 'split', story: mode.story, lines, newIds } as const
  if (!editor.make(step, t('The story was split.'))) return
  const after = editor.session.state().draft.stories
  editor.select([mode.story, ...after.map(({ id }) => id).filter((id) => !before.has(id))])
}

export function retype(editor: Editor, type: StoryType): void {
  const { t, selected } = editor
  if (selected.length === 0) {
    editor.announce(t('Select a story first.'))
    return
  }
  const stories = selected.map(({ id }) => id)
  editor.setOpen(undefined)
  if (
    editor.make({ act: 'retype', stories, type }, t('Type: {type}', { type: typeName(type, t) }))
  ) {
    editor.select(stories)
  }
}

export function beginOrder(editor: Editor): void {
  editor.setMode({ kind: 'order', ids: [] })
  editor.announce(modeWords('order', editor.t))
}

export function addToOrder(editor: Editor, id: string): void {
  const { mode, t, stories } = editor
  if (mode.kind !== 'order') return
  const story = stories.find((one) => one.id === id)
  const ids = mode.ids.includes(id) ? mode.ids.filter((one) => one !== id) : [...mode.ids, id]
  editor.setMode({ kind: 'order', ids })
  if (story) editor.announce(`${ids.length}: ${titleOf(story, t)}`)
}

export function finishOrder(editor: Editor): void {
  const { mode, t } = editor
  if (mode.kind !== 'order') return
  editor.setMode(SELECT)
  if (mode.ids.length > 1) {
    editor.make({ act: 'order', stories: [...mode.ids] }, t('The reading order is set.'))
  }
}

export function remove(editor: Editor): void {
  const { selected, t } = editor
  if (selected.length === 0) {
    editor.announce(t('Select a story first.'))
    return
  }
  const step = { act: 'remove', stories: selected.map(({ id }) => id) } as const
  const words = t('{count} story removed|{count} stories removed', { count: selected.length })
  if (editor.make(step, words)) editor.select([])
}

/** The stories are right: their doubts do not count any more. */
export function settle(editor: Editor): boolean {
  const { selected, t } = editor
  const stories = selected.filter(({ isSettled }) => !isSettled).map(({ id }) => id)
  if (stories.length === 0) return false
  return editor.make({ act: 'settle', stories }, t('Marked as right.'))
}
