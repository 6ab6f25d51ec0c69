import type { FindingFact } from '#contract/desk/press-findings.ts'
import type { Language } from '#contract/titles.ts'
import { englishSentence } from './english.ts'
import type { FindingNames } from './finding-names.ts'
import { kannadaSentence } from './kannada.ts'

/** What is wrong and what would happen. What to do differs between commands and the desk. */
export function findingSentence(
  fact: FindingFact,
  language: Language,
  names: FindingNames,
): string {
  return language === 'kn' ? kannadaSentence(fact, names) : englishSentence(fact, names)
}
