import type { Document } from './document.ts'
import type { Query } from './query.ts'

/**
 * How well a generated article answers a query, by what it was written about: 3 for an article about the subject (at the
 * place, of the day), 1 for one that only mentions it, also in a table or caption.
 */
export function gradeOf({ truth }: Document, { archive }: Query): number {
  if (!truth || !archive) return 0
  const isOfPlace = (place: string) => archive.place === undefined || archive.place === place
  const isOfDay = archive.eventDay === undefined || archive.eventDay === truth.eventDay
  if (truth.subject === archive.subject && isOfPlace(truth.place) && isOfDay) return 3
  if (archive.eventDay !== undefined) return 0
  const isMentioned = truth.mentions.some(
    ({ subject, place }) => subject === archive.subject && isOfPlace(place),
  )
  return isMentioned ? 1 : 0
}
