import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Point } from './geometry.ts'

/** Where the page is in the stage, in pixels. */
interface SheetPlace {
  left: number
  top: number
  width: number
  height: number
}

/** Ctrl and the wheel zoom. The point below the pointer stays there; for keys, the middle of the stage does. */
export function useZoom(
  stage: RefObject<HTMLDivElement | null>,
  sheet: RefObject<HTMLDivElement | null>,
  zoom: number,
  onZoom: (factor: number) => void,
): void {
  const latest = useRef(onZoom)
  const pointer = useRef<Point>(undefined)
  const place = useRef<SheetPlace>(undefined)

  useEffect(() => {
    latest.current = onZoom
  })

  useEffect(() => {
    const element = stage.current
    // React listens to the wheel passively, so that its handlers cannot prevent the browser's own zoom.
    const zoomByWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const view = element?.getBoundingClientRect()
      pointer.current = {
        x: event.clientX - (view?.left ?? 0),
        y: event.clientY - (view?.top ?? 0),
      }
      latest.current(event.deltaY < 0 ? 1.15 : 1 / 1.15)
    }
    const remember = () => {
      place.current = placeOf(element, sheet.current)
    }
    element?.addEventListener('wheel', zoomByWheel, { passive: false })
    element?.addEventListener('scroll', remember)
    return () => {
      element?.removeEventListener('wheel', zoomByWheel)
      element?.removeEventListener('scroll', remember)
    }
  }, [stage, sheet])

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the zoom, which resizes the sheet.
  useLayoutEffect(() => {
    const element = stage.current
    const before = place.current
    const now = placeOf(element, sheet.current)
    if (element && before && now && before.width > 0 && before.height > 0) {
      const { x, y } = pointer.current ?? {
        ...{ x: element.clientWidth / 2, y: element.clientHeight / 2 },
      }
      element.scrollLeft += now.left + ((x - before.left) / before.width) * now.width - x
      element.scrollTop += now.top + ((y - before.top) / before.height) * now.height - y
    }
    pointer.current = undefined
    place.current = placeOf(element, sheet.current)
  }, [zoom])
}

function placeOf(stage: HTMLElement | null, sheet: HTMLElement | null): SheetPlace | undefined {
  if (!stage || !sheet) return undefined
  const view = stage.getBoundingClientRect()
  const { left, top, width, height } = sheet.getBoundingClientRect()
  return { left: left - view.left, top: top - view.top, width, height }
}
