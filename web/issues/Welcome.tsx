import { Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { WelcomePopup } from './lazy-parts.ts'

/** Shows the welcome popup once, when the router state has `showPersonalInfoPopup`. */
export function Welcome() {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  if (!isAskedFor(state)) return null

  return (
    <Suspense fallback={null}>
      <WelcomePopup onClose={() => navigate({ search }, { replace: true, state: null })} />
    </Suspense>
  )
}

function isAskedFor(state: unknown): boolean {
  if (typeof state !== 'object' || state === null) return false
  return 'showPersonalInfoPopup' in state && state.showPersonalInfoPopup === true
}
