import { type RefObject, useEffect, useState } from 'react'

const NEAR = '400px'

/** Turns true once an element comes near what is on the screen, and stays so. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (isNear || !element.current) return
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: NEAR },
    )
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element, isNear])

  return isNear
}
