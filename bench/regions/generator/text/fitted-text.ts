import type { Desk } from '../desk.ts'
import { breakLines } from '../type/break-lines.ts'
import { wordsOf } from '../type/set-text.ts'
import type { Word } from '../type/sheet.ts'

/** Sentences that fill a number of lines, after the words that open them. */
export function fittedText(
  { look, writer }: Desk,
  lines: number,
  { width, size, opening = [] }: { width: number; size: number; opening?: readonly Word[] },
): string {
  const { face } = look.body
  const countOf = (text: string) =>
    breakLines([...opening, ...wordsOf(text, face)], width, size).length
  let text = writer.sentence()
  for (;;) {
    const longer = `${text} ${writer.sentence()}`
    if (countOf(longer) > lines) break
    text = longer
  }
  // What is left of the last lines is filled with one more sentence, cut to its length.
  const words = writer.sentence().split(' ')
  while (words.length > 3) {
    const cut = words.join(' ').replace(/[^\p{L}\p{M}\p{N}]+$/u, '')
    if (countOf(`${text} ${cut}.`) <= lines) return `${text} ${cut}.`
    words.pop()
  }
  return text
}
