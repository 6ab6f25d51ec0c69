export interface GlossaryTerm {
  term: string
  /** Names of types, constants, functions or tables. */
  declaredAs: string[]
  /** Words or phrases that no name may contain. */
  forbidden: string[]
}

/** The terms of docs/glossary.md. Only words in backticks count as names or as forbidden. */
export function glossaryTerms(markdown: string): GlossaryTerm[] {
  const rows = markdown.split('\n').filter((line) => /^\| (?!term |---)/.test(line))
  return rows.map((row) => {
    const cells = row.split('|').slice(1, -1)
    if (cells.length !== 4) throw new Error(`The row needs four columns: ${row}`)
    const [term = '', , declaredAs = '', forbidden = ''] = cells
    return {
      term: term.trim(),
      declaredAs: inBackticks(declaredAs),
      forbidden: inBackticks(forbidden),
    }
  })
}

export function forbiddenEndings(markdown: string): string[] {
  return inBackticks(/The same test checks [^.]*/.exec(markdown)?.[0] ?? '')
}

function inBackticks(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
}

export interface Declaration {
  kind: 'type' | 'value'
  name: string
}

const DECLARATION =
  /^\s*(?:export\s+)?(?:default\s+)?(?:declare\s+)?(?:async\s+)?(interface|type|class|function\*?|const|let)\s+([A-Za-z_$][\w$]*)/gm

/** Types, functions and constants that a source file declares. */
export function declarationsIn(source: string): Declaration[] {
  return [...source.matchAll(DECLARATION)].map(([, keyword = '', name = '']) => ({
    kind: ['interface', 'type', 'class'].includes(keyword) ? 'type' : 'value',
    name,
  }))
}

/** `providerTokenOf`, `PROVIDER_TOKEN` and `provider-token.ts` all consist of the words provider, token. */
export function wordsOf(name: string): string[] {
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []
  return words.map((word) => word.toLowerCase())
}

/** The term to use and the word found instead, for each forbidden word in a name. */
export function faultsInName(name: string, terms: readonly GlossaryTerm[]): string[] {
  const text = withoutTerms(wordsOf(name), terms)
  const everyForbidden = new Set(terms.flatMap(({ forbidden }) => forbidden))
  return [...everyForbidden]
    .filter((words) => text.includes(` ${words} `))
    .map((words) => {
      const uses = terms.filter(({ forbidden }) => forbidden.includes(words))
      return `'${words}' is not used: say ${uses.map(({ term }) => term).join(' or ')}`
    })
}

/** A name may contain a term that itself contains a forbidden word, such as identity provider. */
function withoutTerms(words: readonly string[], terms: readonly GlossaryTerm[]): string {
  const phrases = terms.map(({ term }) => term).filter((term) => term.includes(' '))
  return phrases.reduce(
    (text, phrase) => text.replaceAll(` ${phrase} `, ' '),
    ` ${words.join(' ')} `,
  )
}

export function faultsInTypeName(name: string, endings: readonly string[]): string[] {
  return endings
    .filter((ending) => name === ending || new RegExp(`[a-z]${ending}$`).test(name))
    .map((ending) => `a type is a noun, so its name does not end with ${ending}`)
}
