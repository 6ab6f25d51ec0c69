import { useState } from 'react'
import { useSearchParams } from 'react-router'

/** The words by which the article was found. The reader may have them unmarked. */
export function useSearched() {
  const [search] = useSearchParams()
  const [isMarked, setMarked] = useState(true)
  return {
    searched: search.get('q') ?? '',
    isMarked,
    toggle: () => setMarked(!isMarked),
  }
}
