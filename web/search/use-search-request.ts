import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { entryOf, type SearchEntry } from './search-entry.ts'
import { type Asked, addressOf, askedIn } from './search-request.ts'

/** What is asked for; the address holds it, so that Back, a reload and a shared link find it again. */
export function useAsked() {
  const location = useLocation()
  const navigate = useNavigate()
  const asked = useMemo(() => askedIn(new URLSearchParams(location.search)), [location.search])
  const entry = entryOf(location)

  function ask(change: Partial<Asked>, standing: SearchEntry['standing']) {
    const { asked, entry } = addressNow()
    const address = addressOf({ ...asked, ...change })
    const isPassing = asked.text === '' || entry.standing !== 'settled'
    const replace = isPassing || address === addressOf(asked)
    const state: SearchEntry = { hasOrigin: replace ? entry.hasOrigin : true, standing }
    void navigate(address, { replace, state })
  }

  /** Unless the reader has asked for something else meanwhile. */
  function settle() {
    if (addressOf(addressNow().asked) === addressOf(asked)) ask({}, 'settled')
  }

  function goBack() {
    if (entry.hasOrigin) void navigate(-1)
    else void navigate('/', { replace: true })
  }

  return { asked, standing: entry.standing, ask, settle, goBack }
}

/** The browser's own, which is ahead of what is drawn: of two filters chosen at once neither is lost. */
function addressNow(): { asked: Asked; entry: SearchEntry } {
  const { usr: state = null, key = 'default' } = window.history.state ?? {}
  const asked = askedIn(new URLSearchParams(window.location.search))
  return { asked, entry: entryOf({ state, key }) }
}
