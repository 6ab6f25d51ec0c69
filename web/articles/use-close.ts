import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { runtimeConfig } from '../api/runtime-config.ts'
import { requestedPlace, searchOf } from '../paper/place.ts'

/** Router state, passed on from article to article. */
interface OriginState {
  hasOrigin: boolean
}

/** Whether the previous history entry is a screen of ours. */
export function useOrigin(): OriginState {
  const { state, key } = useLocation()
  return { hasOrigin: isOriginState(state) ? state.hasOrigin : key !== 'default' }
}

/** Closes the viewer: back to the saved articles, or one step back with the date reset to today. */
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

/** After closing, the reader sees today's issue even if they came from another date. */
function resetDate(navigate: ReturnType<typeof useNavigate>): void {
  const { pathname, search } = window.location
  const { date, ...place } = requestedPlace(new URLSearchParams(search))
  if (pathname !== '/' || !date || date === runtimeConfig().today) return
  void navigate({ pathname, search: searchOf(place) }, { replace: true })
}

function isOriginState(state: unknown): state is OriginState {
  return typeof state === 'object' && state !== null && 'hasOrigin' in state
}
