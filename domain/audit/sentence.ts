import type { Change } from '#contract/desk/changes.ts'
import type { Names } from '#contract/names.ts'
import { englishSentence } from './english.ts'
import { kannadaSentence } from './kannada.ts'
import { type ChangeNames, sentenceWords } from './sentence-words.ts'

/** What was done, without who did it: `replaced page 3 of Bengaluru City, 17 November`. */
export function sentenceOf(change: Change, names: ChangeNames): Names {
  return {
    en: englishSentence(change, sentenceWords(change, names, 'en')),
    kn: kannadaSentence(change, sentenceWords(change, names, 'kn')),
  }
}
