import { isDoubtful } from './story-words.ts'
import type { Editor } from './use-editor.ts'

// What changes where the person looks, and nothing of the draft.

/** The page before or after this one that has doubtful stories, if any; and the plain neighbours. */
export interface PageTurns {
  toDoubtful: (by: 1 | -1) => boolean
  toNeighbour: (by: 1 | -1) => void
}

/** Selects the next doubtful story, on this page or on another. False if none is left. */
export function goToDoubtful(editor: Editor, by: 1 | -1, turns: PageTurns): boolean {
  const { stories, selection, session } = editor
  const now = session.state().draft.stories
  const last = selection.ids.at(-1)
  const at = stories.findIndex(({ id }) => id === last)
  const ordered = by === 1 ? now : [...now].reverse()
  const start = at < 0 ? -1 : by === 1 ? at : now.length - 1 - at
  const next = ordered.find((story, index) => index > start && isDoubtful(story))
  if (next) {
    editor.select([next.id])
    return true
  }
  if (turns.toDoubtful(by)) return true
  const any = ordered.find((story) => isDoubtful(story) && story.id !== last)
  if (any) editor.select([any.id])
  return any !== undefined
}

/** Selects the story after or before in reading order, or adds it to what is selected. */
export function goToStory(editor: Editor, by: 1 | -1, isAdding: boolean): void {
  const { stories, selection } = editor
  if (stories.length === 0) return
  const at = stories.findIndex(({ id }) => id === selection.ids.at(-1))
  const index = at < 0 ? 0 : (at + by + stories.length) % stories.length
  const next = stories[index]
  if (!next) return
  const kept = isAdding ? selection.ids.filter((id) => id !== next.id) : []
  editor.select([...kept, next.id])
}

const MOST_ZOOM = 6

export function zoomBy(editor: Editor, factor: number): void {
  editor.setZoom((zoom) => Math.min(Math.max(zoom * factor, leastZoom(editor)), MOST_ZOOM))
}

/** The whole page; if it is shown already, the width of the stage. */
export function zoomToFit(editor: Editor): void {
  const least = leastZoom(editor)
  editor.setZoom((zoom) => (zoom === least ? 1 : least))
}

function leastZoom({ stage }: Editor): number {
  const sheet = stage.current?.firstElementChild
  if (!stage.current || !sheet || sheet.clientHeight === 0) return 1
  const ratio = sheet.clientHeight / sheet.clientWidth
  return Math.min(1, stage.current.clientHeight / (stage.current.clientWidth * ratio))
}
