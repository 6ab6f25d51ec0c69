import type { PageBox } from '#contract/page-model.ts'
import {
  boxBetween,
  type Handle,
  type Line,
  moveBox,
  type Point,
  resizeBox,
  snapPoint,
  straighten,
} from './geometry.ts'

/** What the pointer is doing between press and release. */
export type Gesture = { from: Point; to: Point } & (
  | { kind: 'box' | 'draw' | 'add' | 'cut' }
  /** Moves one rectangle of the selected story, or all. */
  | { kind: 'move'; rects: readonly PageBox[]; rect: number | 'all' }
  | { kind: 'resize'; rects: readonly PageBox[]; rect: number; handle: Handle }
)

export interface Surroundings {
  /** Rectangles of the other stories, whose edges attract. */
  others: readonly PageBox[]
  /** How close an edge must be to attract, in percent of the page. */
  reach: Point
  /** The height of the page by its width. */
  ratio: number
}

/** The rectangle that is being drawn. */
export function drawnBox({ from, to }: Gesture, { others, reach }: Surroundings): PageBox {
  return boxBetween(snapPoint(from, others, reach), snapPoint(to, others, reach))
}

export function drawnLine({ from, to }: Gesture, { ratio }: Surroundings): Line {
  return straighten({ x1: from.x, y1: from.y, x2: to.x, y2: to.y }, ratio)
}

/** The rectangles of the story as they are after the gesture. */
export function reshapedRects(gesture: Gesture, around: Surroundings): readonly PageBox[] {
  if (gesture.kind === 'move') {
    return gesture.rects.map((box, index) =>
      gesture.rect === 'all' || gesture.rect === index ? movedBox(box, gesture, around) : box,
    )
  }
  if (gesture.kind !== 'resize') return []
  return gesture.rects.map((box, index) =>
    index === gesture.rect ? resizedBox(box, gesture.handle, gesture, around) : box,
  )
}

function movedBox(box: PageBox, { from, to }: Gesture, { others, reach }: Surroundings): PageBox {
  const moved = moveBox(box, { x: to.x - from.x, y: to.y - from.y })
  const { x, y } = snapPoint({ x: moved.left, y: moved.top }, others, reach)
  return moveBox(box, { x: x - box.left, y: y - box.top })
}

function resizedBox(
  box: PageBox,
  handle: Handle,
  { from, to }: Gesture,
  { others, reach }: Surroundings,
): PageBox {
  const edge = {
    x: handle.includes('w') ? box.left : box.left + box.width,
    y: handle.startsWith('n') ? box.top : box.top + box.height,
  }
  const { x, y } = snapPoint(
    { x: edge.x + to.x - from.x, y: edge.y + to.y - from.y },
    others,
    reach,
  )
  return resizeBox(box, handle, { x: x - edge.x, y: y - edge.y })
}

/** What is drawn over the page during the gesture. */
export function ghostOf(gesture: Gesture, around: Surroundings) {
  switch (gesture.kind) {
    case 'box':
      return { boxes: [boxBetween(gesture.from, gesture.to)], lines: [] }
    case 'draw':
    case 'add':
      return { boxes: [drawnBox(gesture, around)], lines: [] }
    case 'cut':
      return { boxes: [], lines: [drawnLine(gesture, around)] }
    case 'move':
    case 'resize':
      return { boxes: reshapedRects(gesture, around), lines: [] }
  }
}
