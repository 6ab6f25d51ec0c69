import { joinLines } from '../read/join-lines.ts'
import type { TextBlock } from './text-blocks.ts'
import { type BodyType, isSameSize } from './typography.ts'

const LEAST_WORDS = 5
/** A quote may leave words out or change a few. */
const LEAST_SHARE = 0.6

/** Tests whether the words of a block also stand in the running text: a pull quote repeats a sentence of its story. */
export function repetitionTest(
  blocks: readonly TextBlock[],
  body: BodyType,
): (block: TextBlock) => boolean {
  let phrases: Set<string> | undefined
  return (block) => {
    const words = wordsOf(block)
    if (words.length < LEAST_WORDS) return false
    phrases ??= new Set(
      blocks
        .filter(({ size }) => isSameSize(size, body.size))
        .flatMap((each) => triplesOf(wordsOf(each))),
    )
    const known = phrases
    const triples = triplesOf(words)
    return triples.filter((triple) => known.has(triple)).length >= triples.length * LEAST_SHARE
  }
}

/** Marks around a word. In a legacy font, marks within words are parts of letters. */
const EDGES = /^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu

function wordsOf({ lines }: TextBlock): string[] {
  const text = joinLines(lines.map((line) => line.text)).toLowerCase()
  return text.split(/\s+/u).flatMap((word) => word.replace(EDGES, '') || [])
}

const triplesOf = (words: readonly string[]): string[] =>
  words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`)
