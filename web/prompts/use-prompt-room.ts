import { useLayoutEffect } from 'react'

/** Elements above the footer of the reader move up while this prompt is there. */
export function usePromptRoom(prompt: 'offer' | 'one-tap'): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.prompt = prompt
    return () => {
      delete dataset.prompt
    }
  }, [prompt])
}
