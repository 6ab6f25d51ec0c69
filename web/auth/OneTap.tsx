import { lazy, Suspense } from 'react'
import { useHasPassed } from '#ui/use-has-passed.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { closeOneTap, useIsOneTapTurn } from '../prompts/prompt-turns.ts'

const OneTapPrompt = lazy(async () => ({
  default: (await import('./OneTapPrompt.tsx')).OneTapPrompt,
}))

/** The paper comes first; the prompt waits until it is there. */
const MOMENT_MS = 1500

/** Google's one-tap prompt, for visitors only, and only until they close it. */
export function OneTap() {
  const { google } = runtimeConfig()
  const isTurn = useIsOneTapTurn()
  const isDue = useHasPassed(MOMENT_MS)
  if (!google || !isTurn || !isDue) return null
  return (
    <Suspense>
      <OneTapPrompt google={google} onClose={closeOneTap} />
    </Suspense>
  )
}
