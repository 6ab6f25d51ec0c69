import { useMemo } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'
import type { IssueDate } from '#contract/issue-date.ts'
import { SEARCH_TEXT_LENGTH } from '#contract/search.ts'
import { isDay, placeAsked } from '../paper/place.ts'

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

/** What the address of the screen asks for. */
export interface Asked {
  /** Empty while nothing is asked. */
  text: string
  edition: number | undefined
  from: IssueDate | undefined
  to: IssueDate | undefined
}

export function askedIn(search: URLSearchParams): Asked {
  const one = dayIn(search.get('from'))
  const other = dayIn(search.get('to'))
  const isTurned = one !== undefined && other !== undefined && one > other
  return {
    text: cleanText(search.get('q') ?? ''),
    edition: placeAsked(search).edition,
    from: isTurned ? other : one,
    to: isTurned ? one : other,
  }
}

export function addressOf({ text, edition, from, to }: Asked): string {
  const search = new URLSearchParams()
  if (text) search.set('q', text)
  if (edition) search.set('edition_No', String(edition))
  if (from) search.set('from', from)
  if (to) search.set('to', to)
  return search.size > 0 ? `/search?${search}` : '/search'
}

/** As it is sent: trimmed and lower-cased, and nothing that the server would refuse. */
export function cleanText(typed: string): string {
  return typed.replaceAll('\0', '').toLowerCase().trim().slice(0, SEARCH_TEXT_LENGTH).trimEnd()
}

function dayIn(text: string | null): IssueDate | undefined {
  return text && isDay(text) ? text : undefined
}

/**
 * What the browser's history keeps beside an address of this screen. A search that was only typed gives
 * way to the next; one that is settled stays, and Back leads to it.
 */
export interface SearchEntry {
  /** Whether there is a screen of ours one step back. */
  hasOrigin: boolean
  standing: 'typed' | 'asked' | 'settled'
}

/** An address that came from outside, or from another screen, is settled. */
function entryOf({ state, key }: Pick<Location, 'state' | 'key'>): SearchEntry {
  return isEntry(state) ? state : { hasOrigin: key !== 'default', standing: 'settled' }
}

function isEntry(state: unknown): state is SearchEntry {
  return typeof state === 'object' && state !== null && 'standing' in state
}
