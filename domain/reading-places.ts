import type { ReadingPlace } from '#contract/reading-places.ts'
import type { Language } from '#contract/titles.ts'

/** One place from those of two devices: the page and article of the later one, and the articles read on either. */
export function mergePlaces(one: ReadingPlace, other: ReadingPlace): ReadingPlace {
  const later = other.updated_at > one.updated_at ? other : one
  const read = new Set([...one.read_articles, ...other.read_articles])
  return { ...later, read_articles: [...read] }
}

/** A device whose clock is fast must not win for ever. */
export function withoutFuture(place: ReadingPlace, now: Date): ReadingPlace {
  const latest = now.toISOString()
  return place.updated_at > latest ? { ...place, updated_at: latest } : place
}

/** A Kannada word carries what English says in one and a half. */
const WORDS_PER_MINUTE: Readonly<Record<Language, number>> = { en: 220, kn: 150 }

export interface ReadingProgress {
  read: number
  total: number
  /** Undefined while the lengths are unknown. */
  minutesLeft: number | undefined
}

interface Reading {
  /** The articles of the issue that the reader may open. */
  articles: readonly string[]
  read: ReadonlySet<string>
  /** Words by article. */
  lengths: Readonly<Record<string, number>> | undefined
  language: Language
}

/** How much of an issue is read, and how long the rest takes. */
export function readingProgress({ articles, read, lengths, language }: Reading): ReadingProgress {
  const unread = articles.filter((id) => !read.has(id))
  const words = unread.reduce((sum, id) => sum + (lengths?.[id] ?? 0), 0)
  return {
    read: articles.length - unread.length,
    total: articles.length,
    minutesLeft: lengths && minutesFor(words, language),
  }
}

/** How long a text takes to read, in whole minutes. */
export function minutesFor(words: number, language: Language): number {
  return Math.ceil(words / WORDS_PER_MINUTE[language])
}

/** The number of words of a text. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
