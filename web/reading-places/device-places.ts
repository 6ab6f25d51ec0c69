import { useSyncExternalStore } from 'react'
import type { IssueDate } from '#contract/issue-date.ts'
import type { ReadingPlace } from '#contract/reading-places.ts'
import { mergePlaces } from '#domain/reading-places.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { readingPlaces } from '../session/later-storage.ts'

/** The issue of a reading place. */
export interface PlaceKey {
  date: IssueDate
  edition: number
}

/** Issues that this device remembers. */
const KEPT = 30

let places: readonly ReadingPlace[] | undefined
/** Whether the reader went somewhere since the app started. */
let hasMoved = false
const listeners = new Set<() => void>()

/** The reading places of this device, newest first. */
export function devicePlaces(): readonly ReadingPlace[] {
  places ??= readingPlaces.read() ?? []
  return places
}

export function subscribeToPlaces(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function replacePlaces(next: readonly ReadingPlace[]): void {
  const newestFirst = next.toSorted((a, b) => b.updated_at.localeCompare(a.updated_at))
  places = newestFirst.slice(0, KEPT)
  readingPlaces.write(places)
  for (const listener of listeners) listener()
}

/** Called when the reader logs out: another reader of this device must not find the places. */
export function forgetPlaces(): void {
  places = undefined
  hasMoved = false
  readingPlaces.remove()
  for (const listener of listeners) listener()
}

// Another tab has written.
window.addEventListener('storage', ({ key }) => {
  if (key !== 'readingPlaces') return
  places = undefined
  for (const listener of listeners) listener()
})

type Movement = Partial<Pick<ReadingPlace, 'page_no' | 'article_id' | 'article_block'>>

/** The reader turned to a page, opened an article or scrolled in it. */
export function moveTo(key: PlaceKey, movement: Movement): void {
  hasMoved = true
  update(key, (place) => ({ ...place, ...movement }))
}

export function markAsRead(key: PlaceKey, articleId: string): void {
  update(key, (place) => {
    const read = new Set([...place.read_articles, articleId])
    return { ...place, read_articles: [...read] }
  })
}

function update(key: PlaceKey, change: (place: ReadingPlace) => ReadingPlace): void {
  const before = placeIn(key)
  const others = devicePlaces().filter((place) => place !== before)
  const next = change(before ?? newPlace(key))
  replacePlaces([{ ...next, updated_at: new Date().toISOString() }, ...others])
}

function newPlace({ date, edition }: PlaceKey): ReadingPlace {
  return {
    publisher: runtimeConfig().publisher,
    edition_date: date,
    edition_number: edition,
    page_no: 1,
    article_id: null,
    article_block: 0,
    read_articles: [],
    updated_at: '',
  }
}

/** Adds the places of other devices. */
export function mergeIntoDevice(more: readonly ReadingPlace[]): void {
  const merged = new Map(devicePlaces().map((place) => [nameOf(place), place]))
  for (const place of more) {
    const here = merged.get(nameOf(place))
    merged.set(nameOf(place), here ? mergePlaces(here, place) : place)
  }
  replacePlaces([...merged.values()])
}

/** The same for two places of one issue. */
export function nameOf({ edition_date, edition_number }: ReadingPlace): string {
  return `${edition_date} ${edition_number}`
}

function placeIn({ date, edition }: PlaceKey): ReadingPlace | undefined {
  return devicePlaces().find(
    (place) => place.edition_date === date && place.edition_number === edition,
  )
}

/** Where the reader stopped in an issue, until they go on in it. */
export function usePlaceToContinue(key: PlaceKey): ReadingPlace | undefined {
  return useSyncExternalStore(subscribeToPlaces, () => (hasMoved ? undefined : placeIn(key)))
}

/** The position in an article that was open last; undefined for another article. */
export function blockLeft(key: PlaceKey, articleId: string): number | undefined {
  const place = placeIn(key)
  return place?.article_id === articleId ? place.article_block : undefined
}

/** The article that was open last, if the reader has not gone elsewhere since. */
export function articleLeftIn(key: PlaceKey): string | undefined {
  return (hasMoved && placeIn(key)?.article_id) || undefined
}

/** The same, if it is on this page. */
export function articleLeftOn(key: PlaceKey, pageNo: number): string | undefined {
  return placeIn(key)?.page_no === pageNo ? articleLeftIn(key) : undefined
}

const NONE: readonly string[] = []

/** The ids of the articles that were read in an issue. */
export function useReadArticles(key: PlaceKey): readonly string[] {
  return useSyncExternalStore(subscribeToPlaces, () => placeIn(key)?.read_articles ?? NONE)
}
