import dictionary from 'dictionary-en'

let stems: Set<string> | undefined

/** The stems of the Hunspell dictionary, without the letters that say which endings they take. */
function stemsOfDictionary(): Set<string> {
  const [, ...entries] = new TextDecoder().decode(dictionary.dic).split('\n')
  return new Set(entries.map((entry) => entry.split('/', 1)[0] ?? ''))
}

const ENDINGS = ['s', 'es', 'd', 'ed', 'r', 'er', 'ers', 'ing', 'ly', 'ment', 'ness', 'able']
/** `parties` is formed from `party`, `making` from `make`, `stopped` from `stop`. */
const CHANGED: readonly (readonly [ending: RegExp, stem: string])[] = [
  [/(?:ies|ied|ier|ily)$/u, 'y'],
  [/(?:ing|able|ation|ations)$/u, 'e'],
  [/([bdgklmnprt])\1(?:ed|ing|er|ers)$/u, '$1'],
]

/** Whether a word in lower case, or a word that it is formed from, is in the dictionary, whose spelling is American. */
export function isEnglishWord(word: string): boolean {
  const american = word.replace(/our/u, 'or').replace(/is(e|ed|es|er|ing|ation)$/u, 'iz$1')
  return isKnown(word) || (american !== word && isKnown(american))
}

function isKnown(word: string): boolean {
  stems ??= stemsOfDictionary()
  const known = stems
  if (known.has(word)) return true
  return (
    ENDINGS.some((ending) => word.endsWith(ending) && known.has(word.slice(0, -ending.length))) ||
    CHANGED.some(([ending, stem]) => ending.test(word) && known.has(word.replace(ending, stem)))
  )
}
