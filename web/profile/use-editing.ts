import { useState } from 'react'

/** A field that is being changed: what is typed, and what is wrong with it. */
export function useEditing(value: string) {
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()

  function type(text: string) {
    setTyped(text)
    setProblem(undefined)
  }

  return {
    isOpen: typed !== undefined,
    typed: typed ?? value,
    problem,
    open: () => type(value),
    close: () => {
      setTyped(undefined)
      setProblem(undefined)
    },
    type,
    setProblem,
  }
}
