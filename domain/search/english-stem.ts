const VOWEL = '[aeiouy]'
const HAS_VOWEL = new RegExp(VOWEL)
const DOUBLE = /(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/
const SHORT_SYLLABLE = /(?:^[aeiouy][^aeiouy]|[^aeiouy][aeiouy][^aeiouywxY])$/

const EXCEPTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    skis: 'ski',
    skies: 'sky',
    dying: 'die',
    lying: 'lie',
    tying: 'tie',
    idly: 'idl',
    gently: 'gentl',
    ugly: 'ugli',
    early: 'earli',
    only: 'onli',
    singly: 'singl',
    sky: 'sky',
    news: 'news',
    howe: 'howe',
    atlas: 'atlas',
    cosmos: 'cosmos',
    bias: 'bias',
    andes: 'andes',
  }),
)
const WHOLE = /^(?:inning|outing|canning|herring|earring|proceed|exceed|succeed|evening)$/

/** Endings with their replacements, the longest first; applied only after the first syllable. */
const STEP_2: readonly [string, string][] = [
  ['ization', 'ize'],
  ['ational', 'ate'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['entli', 'ent'],
  ['ogist', 'og'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ousli', 'ous'],
  ['iviti', 'ive'],
  ['fulli', 'ful'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['abli', 'able'],
  ['izer', 'ize'],
  ['ator', 'ate'],
  ['alli', 'al'],
  ['bli', 'ble'],
  ['ogi', 'og'],
  ['li', ''],
]
const STEP_3: readonly [string, string][] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ative', ''],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
]
const STEP_4 = /(?:ement|ance|ence|able|ible|ment|ant|ent|ism|ate|iti|ous|ive|ize|ion|al|er|ic)$/

/** The Porter2 stemmer (Snowball "english") for lower-case words without apostrophes. */
export function englishStem(word: string): string {
  if (word.length < 3) return word
  const exception = EXCEPTIONS.get(word)
  if (exception !== undefined) return exception
  const marked = word.replace(/^y/, 'Y').replace(/([aeiouy])y/g, '$1Y')
  const regions = regionsOf(marked)
  const singular = withoutPlural(marked)
  if (WHOLE.test(singular)) return singular
  const basic = yToI(withoutPast(singular, regions.first))
  const stem = withoutSilent(stripDerivation(basic, regions), regions)
  return stem.toLowerCase()
}

interface Regions {
  first: number
  second: number
}

function regionsOf(word: string): Regions {
  const prefix = /^(?:arsen|commun|emerg|gener|inter|later|organ|past|univers)/.exec(word)
  const first = prefix ? prefix[0].length : afterSyllable(word, 0)
  return { first, second: afterSyllable(word, first) }
}

function afterSyllable(word: string, from: number): number {
  const found = /[aeiouy][^aeiouy]/.exec(word.slice(from))
  return found ? from + found.index + 2 : word.length
}

function withoutPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2)
  if (/ie[ds]$/.test(word)) return word.length > 4 ? word.slice(0, -2) : word.slice(0, -1)
  if (/(?:us|ss)$/.test(word) || !word.endsWith('s')) return word
  return HAS_VOWEL.test(word.slice(0, -2)) ? word.slice(0, -1) : word
}

function withoutPast(word: string, first: number): string {
  const eed = /eed(?:ly)?$/.exec(word)
  if (eed) return eed.index >= first ? `${word.slice(0, eed.index)}ee` : word
  const ending = /(?:ed|edly|ing|ingly)$/.exec(word)
  if (!ending || !HAS_VOWEL.test(word.slice(0, ending.index))) return word
  const rest = word.slice(0, ending.index)
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`
  if (DOUBLE.test(rest)) return /^[aeo]..$/.test(rest) ? rest : rest.slice(0, -1)
  return isShort(rest, first) ? `${rest}e` : rest
}

function isShort(word: string, first: number): boolean {
  return word.length <= first && SHORT_SYLLABLE.test(word)
}

function yToI(word: string): string {
  return word.replace(/(.[^aeiouy])[yY]$/, '$1i')
}

function stripDerivation(word: string, regions: Regions): string {
  const second = replaceEnding(word, STEP_2, regions, (ending, before) => {
    if (ending === 'ogi') return before.endsWith('l')
    if (ending === 'li') return /[cdeghkmnrt]$/.test(before)
    return true
  })
  const third = replaceEnding(
    second,
    STEP_3,
    regions,
    (ending, before) => ending !== 'ative' || before.length >= regions.second,
  )
  const ending = STEP_4.exec(third)
  if (!ending || ending.index < regions.second) return third
  if (ending[0] === 'ion' && !/[st]$/.test(third.slice(0, ending.index))) return third
  return third.slice(0, ending.index)
}

function replaceEnding(
  word: string,
  endings: readonly [string, string][],
  { first }: Regions,
  allowed: (ending: string, before: string) => boolean,
): string {
  const found = endings.find(([ending]) => word.endsWith(ending))
  if (!found) return word
  const [ending, instead] = found
  const before = word.slice(0, -ending.length)
  return before.length >= first && allowed(ending, before) ? before + instead : word
}

function withoutSilent(word: string, { first, second }: Regions): string {
  const rest = word.slice(0, -1)
  if (word.endsWith('e')) {
    if (rest.length >= second) return rest
    return rest.length >= first && !SHORT_SYLLABLE.test(rest) ? rest : word
  }
  return word.endsWith('ll') && rest.length >= second ? rest : word
}
