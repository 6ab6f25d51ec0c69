import { type RefObject, useEffect, useRef } from 'react'

/** A card that goes takes the keyboard's place with it: the next card has it then, or the list. */
export function useFocusAfterRemoval(list: RefObject<HTMLElement | null>, count: number) {
  const removedAt = useRef<number>(undefined)
  const before = useRef(count)

  useEffect(() => {
    const isShorter = count < before.current
    before.current = count
    if (!isShorter || removedAt.current === undefined) return
    const links = list.current?.querySelectorAll<HTMLElement>('li a') ?? []
    const next = links[Math.min(removedAt.current, links.length - 1)] ?? list.current
    removedAt.current = undefined
    next?.focus()
  }, [list, count])

  return (index: number) => {
    removedAt.current = index
  }
}
