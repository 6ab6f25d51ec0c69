import { type RefObject, useEffect, useRef } from 'react'

/** Whoever asked for more goes on reading at the first of the new results. */
export function useFocusOnNew(list: RefObject<HTMLElement | null>, count: number): () => void {
  const askedAt = useRef<number>(undefined)

  useEffect(() => {
    if (askedAt.current === undefined || count === askedAt.current) return
    list.current?.querySelectorAll('a')[askedAt.current]?.focus({ preventScroll: true })
    askedAt.current = undefined
  }, [list, count])

  return () => {
    askedAt.current = count
  }
}
