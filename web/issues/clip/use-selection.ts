import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { PageBox } from '#contract/page-model.ts'
import { boxBetween, movedBox, resizedBox } from '#domain/clips.ts'

export const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const

/** In percent of the page. */
interface Point {
  x: number
  y: number
}

type Drag = { kind: 'draw'; from: Point } | { kind: 'move'; from: Point; box: PageBox }

const MIDDLE: PageBox = { left: 30, top: 35, width: 40, height: 30 }
/** Of the arrow keys. */
const STEP = 1
const ARROWS = new Map<string, Point>([
  ['ArrowLeft', { x: -STEP, y: 0 }],
  ['ArrowRight', { x: STEP, y: 0 }],
  ['ArrowUp', { x: 0, y: -STEP }],
  ['ArrowDown', { x: 0, y: STEP }],
])

/** The rectangle that is to be cut out, and what moves it. It starts as a story of the page. */
export function useSelection(story: PageBox | undefined, maxArea: number) {
  const [box, setBox] = useState(() => {
    const { left, top, width, height } = story ?? MIDDLE
    return boxBetween({ x: left, y: top }, { x: left + width, y: top + height }, maxArea)
  })
  const drag = useRef<Drag>(undefined)

  return {
    box,
    pointer: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (!event.isPrimary || event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        drag.current = dragFrom(event, box)
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const { current } = drag
        if (!current || !event.isPrimary) return
        const to = pointOf(event)
        if (current.kind === 'draw') return setBox(boxBetween(current.from, to, maxArea))
        const by = { x: to.x - current.from.x, y: to.y - current.from.y }
        setBox(movedBox(current.box, by))
      },
      onPointerUp: () => {
        drag.current = undefined
      },
      onPointerCancel: () => {
        drag.current = undefined
      },
    },
    onKeyDown: (event: KeyboardEvent) => {
      const by = ARROWS.get(event.key)
      if (!by || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      setBox(event.shiftKey ? resizedBox(box, by, maxArea) : movedBox(box, by))
    },
  }
}

/** A corner is drawn anew from the opposite one; the inside moves; everything else starts a new rectangle. */
function dragFrom(event: PointerEvent<HTMLElement>, box: PageBox): Drag {
  const target = event.target instanceof HTMLElement ? event.target : undefined
  const corner = target?.dataset.corner
  if (corner) {
    const x = corner.endsWith('left') ? box.left + box.width : box.left
    const y = corner.startsWith('top') ? box.top + box.height : box.top
    return { kind: 'draw', from: { x, y } }
  }
  const from = pointOf(event)
  return target?.closest('[data-selected]') ? { kind: 'move', from, box } : { kind: 'draw', from }
}

function pointOf(event: PointerEvent<HTMLElement>): Point {
  const sheet = event.currentTarget.getBoundingClientRect()
  const share = (value: number) => Math.max(0, Math.min(100, value * 100))
  return {
    x: share((event.clientX - sheet.left) / sheet.width),
    y: share((event.clientY - sheet.top) / sheet.height),
  }
}
