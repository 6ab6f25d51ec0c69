import { type RefObject, useEffect } from 'react'

/** Marks words in a text that is shown already; the code for it is fetched for those who come from a search. */
export function useMarkedWords(
  place: RefObject<Element | null>,
  text: DocumentFragment,
  searched: string,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is marked anew.
  useEffect(() => {
    const root = place.current
    if (!root || !searched) return
    let unmark: (() => void) | undefined
    let isOver = false
    import('./mark-words.ts').then(
      ({ markWords }) => {
        if (!isOver) unmark = markWords(root, searched)
      },
      // Without a network: the text is there without its marks.
      () => undefined,
    )
    return () => {
      isOver = true
      unmark?.()
    }
  }, [place, text, searched])
}
