import type { IssueDate } from '#contract/issue-date.ts'
import { SEARCH_TEXT_LENGTH } from '#contract/search.ts'
import { isDay, placeAsked } from '../paper/place.ts'

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
