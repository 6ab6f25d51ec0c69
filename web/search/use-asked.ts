import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type Asked, addressOf, askedIn } from './asked.ts'
import { entryOf, type SearchEntry } from './search-entry.ts'

/** What is asked for; the address holds it, so that Back, a reload and a shared link find it again. */
export function useAsked() {
  const location = useLocation()
  const navigate = useNavigate()
  const asked = useMemo(() => askedIn(new URLSearchParams(location.search)), [location.search])
  const entry = entryOf(location)

  function ask(change: Partial<Asked>, standing: SearchEntry['standing']) {
    const address = addressOf({ ...asked, ...change })
    const isPassing = asked.text === '' || entry.standing !== 'settled'
    const replace = isPassing || address === addressOf(asked)
    const state: SearchEntry = { hasOrigin: replace ? entry.hasOrigin : true, standing }
    void navigate(address, { replace, state })
  }

  function goBack() {
    if (entry.hasOrigin) void navigate(-1)
    else void navigate('/', { replace: true })
  }

  return { asked, standing: entry.standing, ask, goBack }
}
