import { useEffect } from 'react'
import { track } from './track.ts'

export type PromptName =
  | 'premium'
  | 'upgrade'
  | 'missing-edition'
  | 'missing-archive'
  | 'welcome'
  | 'login'

/** Tracks that a prompt was seen, accepted or dismissed. */
export function useTrackPrompt(prompt_name: PromptName, isSeen = true) {
  useEffect(() => {
    if (isSeen) track('view_prompt', { prompt_name })
  }, [prompt_name, isSeen])
  return {
    accept: (prompt_action: string) => track('accept_prompt', { prompt_name, prompt_action }),
    dismiss: () => track('dismiss_prompt', { prompt_name }),
  }
}
