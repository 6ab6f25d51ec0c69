import { type PointerEvent, type RefObject, useEffect, useState } from 'react'
import type { DraftStory } from '#contract/desk/correction-steps.ts'
import type { PageBox } from '#contract/page-model.ts'
import {
  boxBetween,
  contains,
  type Handle,
  isLargeEnough,
  type Line,
  type Point,
  touches,
} from './geometry.ts'
import {
  drawnBox,
  drawnLine,
  type Gesture,
  ghostOf,
  reshapedRects,
  type Surroundings,
} from './gesture.ts'
import type { Mode, Selection } from './mode.ts'

const SNAP_PX = 6
/** A shorter way is a click. */
const DRAG_PX = 4

export interface GestureEnds {
  onPick: (story: string, rect: number, isAdding: boolean) => void
  onPickNothing: () => void
  onBox: (stories: string[], isAdding: boolean) => void
  onDraw: (box: PageBox) => void
  onCut: (line: Line) => void
  onReshape: (story: string, rects: readonly PageBox[]) => void
}

interface StageState {
  sheet: RefObject<HTMLDivElement | null>
  stories: readonly DraftStory[]
  selection: Selection
  mode: Mode
  ratio: number
}

/** Turns presses and drags of the pointer into what they mean. */
export function useGesture(stage: StageState, ends: GestureEnds) {
  const [gesture, setGesture] = useState<Gesture>()
  const { stories, selection, mode } = stage
  useTouchOnHandles(stage.sheet)

  function pointOf(event: PointerEvent): Point {
    const area = stage.sheet.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
    return {
      x: ((event.clientX - area.left) / area.width) * 100,
      y: ((event.clientY - area.top) / area.height) * 100,
    }
  }

  function surroundings(): Surroundings {
    const area = stage.sheet.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
    const others = stories.filter(({ id }) => !selection.ids.includes(id))
    return {
      others: others.flatMap(({ rects }) => rects),
      reach: { x: (SNAP_PX / area.width) * 100, y: (SNAP_PX / area.height) * 100 },
      ratio: stage.ratio,
    }
  }

  function begin(event: PointerEvent): Gesture | undefined {
    const from = pointOf(event)
    const at = { from, to: from }
    if (mode.kind === 'draw' || mode.kind === 'add') return { ...at, kind: mode.kind }
    if (mode.kind === 'split') return { ...at, kind: 'cut' }
    if (mode.kind !== 'select') return undefined
    const [only, ...more] = stories.filter(({ id }) => selection.ids.includes(id))
    const selected = more.length === 0 ? only : undefined
    const { handle, grip, rect } = (event.target as SVGElement).dataset
    if (selected && handle) {
      const { rects } = selected
      return { ...at, kind: 'resize', rects, rect: Number(rect), handle: handle as Handle }
    }
    if (selected && grip) return { ...at, kind: 'move', rects: selected.rects, rect: Number(rect) }
    // A finger scrolls the page unless it is on a handle.
    if (event.pointerType === 'touch') return undefined
    const under = selected?.rects.findIndex((box) => contains(box, from)) ?? -1
    if (selected && under >= 0 && !event.ctrlKey && !event.metaKey) {
      return { ...at, kind: 'move', rects: selected.rects, rect: event.shiftKey ? 'all' : under }
    }
    return { ...at, kind: 'box' }
  }

  function isDragged({ from, to }: Gesture): boolean {
    const area = stage.sheet.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
    const across = ((to.x - from.x) / 100) * area.width
    const down = ((to.y - from.y) / 100) * area.height
    return Math.hypot(across, down) >= DRAG_PX
  }

  function finish(done: Gesture, isAdding: boolean): void {
    const around = surroundings()
    const [story] = selection.ids
    if (done.kind === 'box') {
      const box = boxBetween(done.from, done.to)
      const inside = stories.filter(({ rects }) => rects.some((rect) => touches(rect, box)))
      ends.onBox(
        inside.map(({ id }) => id),
        isAdding,
      )
    } else if (done.kind === 'draw' || done.kind === 'add') {
      const box = drawnBox(done, around)
      if (isLargeEnough(box)) ends.onDraw(box)
    } else if (done.kind === 'cut') {
      ends.onCut(drawnLine(done, around))
    } else if (story) {
      ends.onReshape(story, reshapedRects(done, around))
    }
  }

  function pick(event: PointerEvent): void {
    const point = pointOf(event)
    const story = stories.find(({ rects }) => rects.some((box) => contains(box, point)))
    if (!story) {
      ends.onPickNothing()
      return
    }
    const rect = story.rects.findIndex((box) => contains(box, point))
    ends.onPick(story.id, rect, event.ctrlKey || event.metaKey)
  }

  const isDrawing = gesture !== undefined && isDragged(gesture)
  return {
    ghost: isDrawing ? ghostOf(gesture, surroundings()) : undefined,
    cancel: () => setGesture(undefined),
    handlers: {
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return
        const begun = begin(event)
        setGesture(begun)
        // The drag goes on when the pointer leaves the page.
        if (begun) event.currentTarget.setPointerCapture?.(event.pointerId)
      },
      onPointerMove(event: PointerEvent) {
        if (gesture) setGesture({ ...gesture, to: pointOf(event) })
      },
      onPointerUp(event: PointerEvent) {
        if (event.button !== 0) return
        const done = gesture && { ...gesture, to: pointOf(event) }
        setGesture(undefined)
        if (done && isDragged(done)) finish(done, event.ctrlKey || event.metaKey)
        else if (mode.kind !== 'split' && mode.kind !== 'draw' && mode.kind !== 'add') pick(event)
      },
      onPointerCancel: () => setGesture(undefined),
    },
  }
}

/** A finger on a handle drags it and does not scroll. `touch-action` has no effect on shapes in an SVG. */
function useTouchOnHandles(sheet: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const element = sheet.current
    const hold = (event: TouchEvent) => {
      const { handle, grip } = (event.target as SVGElement).dataset
      if (handle ?? grip) event.preventDefault()
    }
    element?.addEventListener('touchstart', hold, { passive: false })
    return () => element?.removeEventListener('touchstart', hold)
  }, [sheet])
}
