import { isCommonWord } from './common-words.ts'
import { linesOf } from './line-roles.ts'
import { wordsOf } from './words.ts'

export interface TellingWord {
  term: string
  /** The shortest form that is printed, which is the one with the fewest endings. */
  printed: string
  isInTitle: boolean
  /** How much the article itself says that it is about the word. */
  weight: number
}

interface Uses {
  printed: string
  isInTitle: boolean
  isName: boolean
  count: number
}

const MIN_LETTERS = 3
const OF_NAME = 2
/** A word that the headline has and the text repeats. */
const OF_SUBJECT = 1.5
/** Words of long articles that are compared with the archive. */
const MOST = 200
const SENTENCE_END = /(?:^|[.!?:]["”’]?)\s*["“‘]?$/

/** The words that an article may be about: those of its headline, and those that its text repeats. Leaves out its byline and tables. */
export function tellingWords(article: {
  title: string
  text: string
  lineRoles?: string | null | undefined
}): TellingWord[] {
  const uses = new Map<string, Uses>()
  countIn(article.title, true, uses)
  for (const { role, text } of linesOf(article.text, article.lineRoles)) {
    if (role === 'body' || role === 'kicker' || role === 'caption') countIn(text, false, uses)
  }
  return [...uses]
    .filter(([, { isInTitle, count }]) => isInTitle || count > 1)
    .map(([term, { printed, isInTitle, ...use }]) => {
      return { term, printed, isInTitle, weight: weightOf({ isInTitle, ...use }) }
    })
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST)
}

function countIn(line: string, isTitle: boolean, uses: Map<string, Uses>): void {
  for (const { term, start, end } of wordsOf(line)) {
    const word = line.slice(start, end)
    if (!/^\p{L}/u.test(term) || term.length < MIN_LETTERS || isCommonWord(word)) continue
    const printed = word.replace(/['’]s$/i, '')
    const before = uses.get(term)
    uses.set(term, {
      printed: before && before.printed.length <= printed.length ? before.printed : printed,
      isInTitle: isTitle || before?.isInTitle === true,
      isName: before?.isName === true || (!isTitle && isCapitalInSentence(line, start)),
      count: (before?.count ?? 0) + 1,
    })
  }
}

/** Kannada has no capitals. */
function isCapitalInSentence(line: string, start: number): boolean {
  return /^\p{Lu}/u.test(line.slice(start)) && !SENTENCE_END.test(line.slice(0, start))
}

function weightOf({ isInTitle, isName, count }: Omit<Uses, 'printed'>): number {
  const isSubject = isInTitle && count > 1
  return Math.sqrt(count) * (isName ? OF_NAME : 1) * (isSubject ? OF_SUBJECT : 1)
}
