import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { runtimeConfig } from '../api/runtime-config.ts'
import { requestedPlace, searchOf } from '../paper/place.ts'

/** Kept while the reader goes from neighbour to neighbour. */
interface OriginState {
  hasOrigin: boolean
}

/** Whether there is a screen of ours one step back. */
export function useOrigin(): OriginState {
  const { state, key } = useLocation()
  return { hasOrigin: isOriginState(state) ? state.hasOrigin : key !== 'default' }
}

/** To the saved articles if the reader came from there, else one step back; the date is today again. */
export function useClose(): () => void {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { hasOrigin } = useOrigin()

  return () => {
    if (search.get('source') === 'saved_articles') {
      return navigate('/saved-articles', { replace: true })
    }
    if (!hasOrigin) return navigate('/', { replace: true })
    window.addEventListener('popstate', () => resetDate(navigate), { once: true })
    navigate(-1)
  }
}

/** The reader may come back to a page of another day: it is today's paper that they then see. */
function resetDate(navigate: ReturnType<typeof useNavigate>): void {
  const { pathname, search } = window.location
  const { date, ...place } = requestedPlace(new URLSearchParams(search))
  if (pathname !== '/' || !date || date === runtimeConfig().today) return
  void navigate({ pathname, search: searchOf(place) }, { replace: true })
}

function isOriginState(state: unknown): state is OriginState {
  return typeof state === 'object' && state !== null && 'hasOrigin' in state
}
