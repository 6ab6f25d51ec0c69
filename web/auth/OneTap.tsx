import { Suspense } from 'react'
import { useHasPassed } from '#ui/use-has-passed.ts'
import { fetchModule } from '../api/fetch-module.ts'
import { lazyPart } from '../api/lazy-part.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { closeOneTap, useIsOneTapTurn } from '../prompts/prompt-turns.ts'

const GoogleOneTap = lazyPart(
  async () => (await fetchModule(() => import('./GoogleOneTap.tsx'))).GoogleOneTap,
)
const StandInOneTap = lazyPart(
  async () => (await fetchModule(() => import('./StandInOneTap.tsx'))).StandInOneTap,
)

/** Keeps the prompt from appearing before the newspaper page. */
const DELAY_MS = 1500

/** Google's one-tap prompt or its stand-in. Shown to visitors, until they close it. */
export function OneTap() {
  const { google } = runtimeConfig()
  const isTurn = useIsOneTapTurn()
  const isDue = useHasPassed(DELAY_MS)
  if (!google || !isTurn || !isDue) return null
  return (
    <Suspense>
      {google.oneTap === 'google' ? (
        <GoogleOneTap clientId={google.clientId} onClose={closeOneTap} />
      ) : (
        <StandInOneTap onClose={closeOneTap} />
      )}
    </Suspense>
  )
}
