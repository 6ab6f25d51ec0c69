import { lazy, Suspense, useEffect, useState } from 'react'
import { runtimeConfig } from '../api/runtime-config.ts'
import { oneTapClosed } from '../session/one-tap-closed.ts'
import { useSession } from '../session/use-session.ts'

const OneTapPrompt = lazy(async () => ({
  default: (await import('./OneTapPrompt.tsx')).OneTapPrompt,
}))

/** The paper comes first; the prompt waits until it is there. */
const MOMENT_MS = 1500

/** Google's one-tap prompt, for visitors only, and only until they close it. */
export function OneTap() {
  const { google } = runtimeConfig()
  const isVisitor = useSession().kind === 'visitor'
  const [isDue, setDue] = useState(false)
  const [isClosed, setClosed] = useState(() => oneTapClosed.read() ?? false)

  useEffect(() => {
    const timer = setTimeout(() => setDue(true), MOMENT_MS)
    return () => clearTimeout(timer)
  }, [])

  function close() {
    oneTapClosed.write(true)
    setClosed(true)
  }

  if (!google || !isVisitor || !isDue || isClosed) return null
  return (
    <Suspense>
      <OneTapPrompt google={google} onClose={close} />
    </Suspense>
  )
}
