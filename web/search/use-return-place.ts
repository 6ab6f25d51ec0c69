import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

interface Place {
  top: number
  /** Which of the links had been opened. */
  index: number
}

/** By what was asked for, as long as the app is open. */
const left = new Map<string, Place>()

/** Whoever comes back from an article finds the list where they left it; a new list begins at its top. */
export function useReturnPlace(list: RefObject<HTMLElement | null>, address: string) {
  const arrivedBy = useRef(useNavigationType())

  useLayoutEffect(() => {
    const place = arrivedBy.current === 'POP' ? left.get(address) : undefined
    if (place) list.current?.querySelectorAll('a')[place.index]?.focus({ preventScroll: true })
    if (place || arrivedBy.current !== 'POP') window.scrollTo(0, place?.top ?? 0)
  }, [list, address])

  return (index: number) => left.set(address, { top: window.scrollY, index })
}
