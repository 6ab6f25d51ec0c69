import { type RefObject, useEffect, useRef } from 'react'
import { LOAD_MORE_WITHIN_PX } from '#contract/search.ts'

/** Calls `load` while the end of the list is near what is on the screen. It is asked again after each part. */
export function useLoadMore(
  end: RefObject<Element | null>,
  { parts, load }: { parts: number; load: (() => void) | undefined },
): void {
  const latest = useRef(load)
  const isOpen = load !== undefined

  useEffect(() => {
    latest.current = load
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: after another part the end may still be near.
  useEffect(() => {
    if (!isOpen || !end.current) return
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && latest.current?.(),
      { rootMargin: `0px 0px ${LOAD_MORE_WITHIN_PX}px` },
    )
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [end, isOpen, parts])
}
