const wordsOf = (text: string) => text.normalize('NFC').split(/\s+/).filter(Boolean)

/** How many words of the truth are found in the text, counted with repetitions. */
export function wordsFound(truth: string, text: string): { all: number; hit: number } {
  const left = new Map<string, number>()
  for (const word of wordsOf(text)) left.set(word, (left.get(word) ?? 0) + 1)
  const words = wordsOf(truth)
  let hit = 0
  for (const word of words) {
    const count = left.get(word) ?? 0
    if (count === 0) continue
    left.set(word, count - 1)
    hit++
  }
  return { all: words.length, hit }
}

export function sameWords(one: string, other: string): boolean {
  return wordsOf(one).join(' ') === wordsOf(other).join(' ')
}
