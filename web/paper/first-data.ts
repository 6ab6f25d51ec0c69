import type { QueryClient } from '@tanstack/react-query'
import { FIRST_DATA_ID, type FirstData } from '#contract/first-view.ts'
import { currentIssueKey, editionsKey, issueKey } from './query-keys.ts'

const parsed = new WeakMap<Element, FirstData>()
const taken = new WeakSet<Element>()

/** The data that the server wrote into the page for the first view. Our own, so not validated. */
export function readFirstData(): FirstData | undefined {
  const element = document.getElementById(FIRST_DATA_ID)
  if (!element?.textContent) return undefined
  const data: FirstData = parsed.get(element) ?? JSON.parse(element.textContent)
  parsed.set(element, data)
  return data
}

/** Puts the first view's data into the cache, once: later another reader may be signed in. */
export function takeFirstData(cache: QueryClient): void {
  const element = document.getElementById(FIRST_DATA_ID)
  const data = readFirstData()
  if (!element || !data || taken.has(element)) return
  taken.add(element)
  cache.setQueryData(editionsKey(), data.editions)
  cache.setQueryData(currentIssueKey(data.edition), data.current)
  if ('issue' in data) cache.setQueryData(issueKey(data.date, data.edition), data.issue)
}
