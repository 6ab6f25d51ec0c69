/** In words: enough that two different stories share few sequences of this length. */
const SEQUENCE = 5
/** Below this, only equal texts are the same story: a short notice may be a part of another one. */
const FEW_WORDS = 20
const SHARED = 0.8

/** Whether two texts are the same story. One may be shortened, or broken into lines differently. */
export function isSameStory(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)]
  const shorter = Math.min(first.length, second.length)
  if (shorter === 0) return false
  if (shorter < FEW_WORDS) return first.join(' ') === second.join(' ')
  const [a, b] = [sequencesOf(first), sequencesOf(second)]
  const shared = [...a].filter((sequence) => b.has(sequence)).length
  return shared / Math.min(a.size, b.size) >= SHARED
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\u00ad|-\n/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
}

function sequencesOf(words: readonly string[]): Set<string> {
  const starts = Array.from({ length: words.length - SEQUENCE + 1 }, (_, index) => index)
  return new Set(starts.map((start) => words.slice(start, start + SEQUENCE).join(' ')))
}
