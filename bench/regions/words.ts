const INVISIBLE = /\u200b|\u200c|\u200d|\ufeff|\u00ad/g
const PUNCTUATION = /[.,·₹:;!?"'()\u2010-\u2015-]/g

/** The words of a text without punctuation, each as often as it is printed. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(PUNCTUATION, ' ')
    .split(/\s+/)
    .filter(Boolean)
}

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
