import type { PageBox } from '#contract/page-model.ts'
import { boxAround, moveBox, resizeBox } from './geometry.ts'
import { SELECT } from './mode.ts'
import { modeWords } from './mode-words.ts'
import { newStoryId } from './new-ids.ts'
import type { Editor } from './use-editor.ts'

// What changes the areas of stories.

const STEP = 0.25
const LARGE_STEP = 2

export function reshape(editor: Editor, story: string, rects: readonly PageBox[]): void {
  editor.make({ act: 'reshape', story, rects: [...rects] }, editor.t('The area was changed.'))
}

/** A drawn rectangle is a new story, or another rectangle of the selected one. */
export function drawBox(editor: Editor, box: PageBox): void {
  const { mode, only, idPrefix, t } = editor
  editor.setMode(SELECT)
  if (mode.kind === 'add' && only) {
    reshape(editor, only.id, [...only.rects, box])
    editor.select([only.id], only.rects.length)
    return
  }
  const story = newStoryId(idPrefix)
  const step = { act: 'draw', story, type: 'story', rects: [box] } as const
  if (editor.make({ ...step, rects: [...step.rects] }, t('A new story was drawn.'))) {
    editor.select([story])
  }
}

export function beginDrawing(editor: Editor): void {
  editor.setMode({ kind: 'draw' })
  editor.announce(modeWords('draw', editor.t))
}

export function beginAdding(editor: Editor): void {
  const { only, t } = editor
  if (!only) {
    editor.announce(t('Select one story first.'))
    return
  }
  editor.setMode({ kind: 'add' })
  editor.announce(modeWords('add', t))
}

/** The rectangle that Enter puts on the page, for those who draw without a pointer. */
export function drawByKey(editor: Editor): void {
  const { mode, only, stories } = editor
  if (mode.kind === 'add' && only) {
    const { left, top, width, height } = boxAround(only.rects)
    drawBox(editor, moveBox({ left, top, width, height: 5 }, { x: 0, y: height }))
  } else {
    drawBox(editor, freePlace(stories.flatMap(({ rects }) => rects)))
  }
}

const NEW_BOX: PageBox = { left: 40, top: 40, width: 20, height: 10 }

/** A place where no story is, else the middle of the page. */
function freePlace(taken: readonly PageBox[]): PageBox {
  for (let top = 0; top <= 90; top += 5) {
    for (let left = 0; left <= 80; left += 5) {
      const box = { ...NEW_BOX, left, top }
      const isFree = taken.every(
        (other) =>
          other.left >= left + box.width ||
          other.left + other.width <= left ||
          other.top >= top + box.height ||
          other.top + other.height <= top,
      )
      if (isFree) return box
    }
  }
  return NEW_BOX
}

export function removeRectangle(editor: Editor): void {
  const { only, selection, t } = editor
  if (!only) {
    editor.announce(t('Select one story first.'))
    return
  }
  const rects = only.rects.filter((_, index) => index !== selection.rect)
  if (rects.length === 0) {
    editor.announce(t('Nothing of the area would be left.'))
    return
  }
  reshape(editor, only.id, rects)
  editor.select([only.id])
}

/** Chooses the next rectangle of the story, which the arrow keys then move. */
export function pickRectangle(editor: Editor, by: 1 | -1): void {
  const { only, selection, t } = editor
  if (!only) return
  const count = only.rects.length
  const rect = (selection.rect + by + count) % count
  editor.select([only.id], rect)
  editor.announce(t('Rectangle {number} of {all}', { number: rect + 1, all: count }))
}

/** Arrow keys move the chosen rectangle; with Alt they move its right and lower edge. */
export function moveByKey(
  editor: Editor,
  key: string,
  { isLarge, isResize }: { isLarge: boolean; isResize: boolean },
): void {
  const { only, selection } = editor
  if (!only) return
  const by = isLarge ? LARGE_STEP : STEP
  const x = key === 'ArrowLeft' ? -by : key === 'ArrowRight' ? by : 0
  const y = key === 'ArrowUp' ? -by : key === 'ArrowDown' ? by : 0
  const change = (box: PageBox) =>
    isResize ? resizeBox(box, 'se', { x, y }) : moveBox(box, { x, y })
  const rects = only.rects.map((box, index) => (index === selection.rect ? change(box) : box))
  reshape(editor, only.id, rects)
  editor.select([only.id], selection.rect)
}
