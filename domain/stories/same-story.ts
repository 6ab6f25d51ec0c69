import { FEW_WORDS, type StoryText, storyText } from './story-text.ts'

/** The smallest part of the shorter text's sequences that the other text has too. */
const SHARED = 0.45
/** With this many numbers in both, the numbers themselves must agree: tables and daily reports repeat their words. */
const SEVERAL_NUMBERS = 2
const SHARED_NUMBERS = 0.5

/** Whether two texts are the same story. One may be shortened, or broken into lines differently. */
export function isSameStory(one: string, other: string): boolean {
  return areSameStory(storyText(one), storyText(other))
}

export function areSameStory(one: StoryText, other: StoryText): boolean {
  const shorter = Math.min(one.words.length, other.words.length)
  if (shorter === 0) return false
  if (shorter < FEW_WORDS) return one.words.join(' ') === other.words.join(' ')
  return haveSameNumbers(one, other) && sharedPart(one.sequences, other.sequences) >= SHARED
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
