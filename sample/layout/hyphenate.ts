const SOFT_HYPHEN = '\u00ad'

/** Shorter words are never hyphenated, nor is a word near its start or end. */
const MIN_WORD = 8
const MIN_BEFORE_BREAK = 3
const MIN_AFTER_BREAK = 3

const ENDINGS = /(?:tions?|sions?|ments?|ness|less|fully|ships?|wards?|tural|tures?)$/
const DOUBLED = /(?<=([bdgmnprt]))\1ings?$/
const ING = /(?<![bdgmnprt]{2}|th|tn|[bdfgkpt]l)ings?$/
const BEGINNINGS = /^(?:inter|under|over|super|trans|counter|after|fore|out|dis|mis|non)(?=.{3})/
/** A break between two consonants that have vowels around them, unless an ending starts there. */
const PAIR =
  /(?<=[aeiou])[bdfglmnprst](?=[bcdfgklmnpqrstv][aeiou])(?!.(?:ed|ers?|ings?|ves|ory|ants?|en|ened)$)/g
const ONE_SOUND = /^(?:n[gk]|s[cpkst]|[bfgp][lr]|[dt]r|ll|ff)/

/** Adds soft hyphens at safe places of English words; it does not find all places. */
export function hyphenate(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}’@.-])[a-z]{8,}(?![\p{L}\p{N}’@-]|\.[a-z])/gu, hyphenateWord)
}

function hyphenateWord(word: string): string {
  if (word.length < MIN_WORD) return word
  const breaks = new Set<number>()
  for (const pattern of [ENDINGS, DOUBLED, ING]) {
    const match = pattern.exec(word)
    if (match) breaks.add(match.index)
  }
  const beginning = BEGINNINGS.exec(word)
  if (beginning) breaks.add(beginning[0].length)
  for (const { index } of word.matchAll(PAIR)) {
    if (!ONE_SOUND.test(word.slice(index))) breaks.add(index + 1)
  }
  const places = [...breaks]
    .filter((place) => place >= MIN_BEFORE_BREAK && word.length - place >= MIN_AFTER_BREAK)
    .sort((a, b) => a - b)
  return [0, ...places].map((place, index) => word.slice(place, places[index])).join(SOFT_HYPHEN)
}
