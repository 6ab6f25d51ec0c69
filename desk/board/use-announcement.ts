import { useRef } from 'react'
import type { NightEdition } from '#contract/desk/board.ts'
import type { Language } from '#contract/titles.ts'
import { missingPages, nightState } from '#domain/night-board/edition-night.ts'
import { nightSentence } from '#domain/night-board/night-sentence.ts'

/** What a screen reader announces: editions whose state or missing pages changed, but not each minute that passes. */
export function useAnnouncement(
  editions: readonly NightEdition[],
  now: number,
  language: Language,
): string {
  const known = useRef<ReadonlyMap<string, string>>(undefined)
  const words = useRef('')
  const marks = new Map(editions.map((edition) => [nameOf(edition), markOf(edition, now)]))
  const before = known.current
  const changed = before
    ? editions.filter((edition) => before.get(nameOf(edition)) !== marks.get(nameOf(edition)))
    : []
  if (changed.length > 0) {
    words.current = changed
      .map((edition) => `${edition.names[language]}: ${nightSentence(edition, now)[language]}`)
      .join(' ')
  }
  if (editions.length > 0) known.current = marks
  return words.current
}

const nameOf = ({ publisher, edition }: NightEdition) => `${publisher} ${edition}`

function markOf(edition: NightEdition, now: number): string {
  return `${nightState(edition, now)} ${missingPages(edition).join()}`
}
