import { FEW_WORDS, type StoryText, storyText } from './story-text.ts'

/** The smallest part of the shorter text's sequences that the other text has too. */
const SHARED = 0.45
/** With this many numbers in both, the numbers themselves must agree: tables and daily reports repeat their words. */
const SEVERAL_NUMBERS = 2
const SHARED_NUMBERS = 0.5

/** Withdrawals are stricter than search: a wrong copy would take another story from readers. */
const COPY = { sequence: 5, shared: 0.8 }

/** Whether one text is a copy of the other. It may be shortened, or broken into lines differently. */
export function isCopy(one: string, other: string): boolean {
  const [a, b] = [storyText(one, COPY.sequence), storyText(other, COPY.sequence)]
  return equalIfShort(a, b) ?? sharedPart(a.sequences, b.sequences) >= COPY.shared
}

/** Whether two texts are the same story, with edits of an edition. */
export function areSameStory(one: StoryText, other: StoryText): boolean {
  return (
    equalIfShort(one, other) ??
    (haveSameNumbers(one, other) && sharedPart(one.sequences, other.sequences) >= SHARED)
  )
}

/** Undefined if both texts are long enough to be compared by their sequences. */
function equalIfShort({ words: one }: StoryText, { words: other }: StoryText): boolean | undefined {
  const shorter = Math.min(one.length, other.length)
  if (shorter >= FEW_WORDS) return undefined
  return shorter > 0 && one.join(' ') === other.join(' ')
}

function haveSameNumbers({ numbers: one }: StoryText, { numbers: other }: StoryText): boolean {
  const isCompared = Math.min(one.size, other.size) >= SEVERAL_NUMBERS
  return !isCompared || sharedPart(one, other) >= SHARED_NUMBERS
}

/** How much of the smaller set the other one has, from 0 to 1. */
function sharedPart<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): number {
  const [smaller, larger] = one.size <= other.size ? [one, other] : [other, one]
  let shared = 0
  for (const each of smaller) if (larger.has(each)) shared += 1
  return shared / smaller.size
}
