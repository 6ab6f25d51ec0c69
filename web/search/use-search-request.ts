import { useMemo } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'
import type { IssueDate } from '#contract/issue-date.ts'
import { SEARCH_TEXT_LENGTH, SECTION_LENGTH } from '#contract/search.ts'
import { isDay, requestedPlace } from '../paper/place.ts'

/** The search is in the address, so that Back, a reload and a shared link restore it. */
export function useSearchRequest() {
  const location = useLocation()
  const navigate = useNavigate()
  const request = useMemo(
    () => parseSearchRequest(new URLSearchParams(location.search)),
    [location.search],
  )
  const entry = entryOf(location)

  function ask(change: Partial<SearchRequest>, standing: SearchEntry['standing']) {
    const { request, entry } = currentRequest()
    const address = searchPath({ ...request, ...change })
    const isPassing = request.text === '' || entry.standing !== 'settled'
    const replace = isPassing || address === searchPath(request)
    const state: SearchEntry = { hasOrigin: replace ? entry.hasOrigin : true, standing }
    void navigate(address, { replace, state })
  }

  /** Does nothing if the reader has started another search meanwhile. */
  function settle() {
    if (searchPath(currentRequest().request) === searchPath(request)) ask({}, 'settled')
  }

  function goBack() {
    if (entry.hasOrigin) void navigate(-1)
    else void navigate('/', { replace: true })
  }

  return { request, standing: entry.standing, ask, settle, goBack }
}

/** Reads the browser's address, which is ahead of the rendered one, so that two quick filter changes both count. */
function currentRequest(): { request: SearchRequest; entry: SearchEntry } {
  const { usr: state = null, key = 'default' } = window.history.state ?? {}
  const request = parseSearchRequest(new URLSearchParams(window.location.search))
  return { request, entry: entryOf({ state, key }) }
}

/** The search that the address describes. */
export interface SearchRequest {
  /** Empty when there is no search. */
  text: string
  edition: number | undefined
  from: IssueDate | undefined
  to: IssueDate | undefined
  section: string | undefined
  sort: 'relevance' | 'newest'
}

export function parseSearchRequest(search: URLSearchParams): SearchRequest {
  const one = dayIn(search.get('from'))
  const other = dayIn(search.get('to'))
  const isTurned = one !== undefined && other !== undefined && one > other
  return {
    text: cleanText(search.get('q') ?? ''),
    edition: requestedPlace(search).edition,
    from: isTurned ? other : one,
    to: isTurned ? one : other,
    section: search.get('section')?.slice(0, SECTION_LENGTH) || undefined,
    sort: search.get('sort') === 'newest' ? 'newest' : 'relevance',
  }
}

export function searchPath({ text, edition, from, to, section, sort }: SearchRequest): string {
  const search = new URLSearchParams()
  if (text) search.set('q', text)
  if (edition) search.set('edition_No', String(edition))
  if (from) search.set('from', from)
  if (to) search.set('to', to)
  if (section) search.set('section', section)
  if (sort === 'newest') search.set('sort', sort)
  return search.size > 0 ? `/search?${search}` : '/search'
}

/** Normalises a search text: trimmed, lower-cased, at most the allowed length. */
export function cleanText(typed: string): string {
  return typed.replaceAll('\0', '').toLowerCase().trim().slice(0, SEARCH_TEXT_LENGTH).trimEnd()
}

function dayIn(text: string | null): IssueDate | undefined {
  return text && isDay(text) ? text : undefined
}

/**
 * The history state of this screen. A search that was only typed is replaced by the next search; a
 * settled search keeps its history entry.
 */
export interface SearchEntry {
  /** Whether the previous history entry is a screen of ours. */
  hasOrigin: boolean
  standing: 'typed' | 'submitted' | 'settled'
}

/** An entry without our state comes from a link or another screen, and counts as settled. */
function entryOf({ state, key }: Pick<Location, 'state' | 'key'>): SearchEntry {
  return isEntry(state) ? state : { hasOrigin: key !== 'default', standing: 'settled' }
}

function isEntry(state: unknown): state is SearchEntry {
  return typeof state === 'object' && state !== null && 'standing' in state
}
