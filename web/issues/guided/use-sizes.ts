import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Size } from '#domain/guided-reading/fit.ts'

/** The sizes of the area for columns and of the bar over it, kept up to date. */
export function useSizes(
  scroller: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
) {
  const [sizes, setSizes] = useState<{ view: Size; bar: number }>()
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = scroller.current ?? {}
      setSizes({ view: { width, height }, bar: bar.current?.offsetHeight ?? 0 })
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [scroller, bar])
  return sizes
}
