import type { LineRole } from './line-roles.ts'

/** The parts of an article in which a match says more, or less, than one in its body. Each list has a limited length. */
export interface RankedFields {
  /** In the order of the words, as is `lead`. */
  title: readonly string[]
  /** Kicker and strapline. */
  kicker: readonly string[]
  /** The first words of the body. */
  lead: readonly string[]
  /** Terms that the running text repeats. */
  often: readonly string[]
  /** Terms that only captions have. */
  captions: readonly string[]
  /** Terms that only tables have. */
  tables: readonly string[]
  /** Whether most of the article is a table. */
  isTable: boolean
}

interface Line {
  role: LineRole
  terms: readonly string[]
}

const LENGTHS = { title: 24, kicker: 24, lead: 25, often: 16, captions: 24, tables: 40 }
/** A term that occurs this many times is what the article is about. */
const OFTEN = 3

export function rankedFields(title: readonly string[], lines: readonly Line[]): RankedFields {
  const of = (...roles: LineRole[]) =>
    lines.flatMap(({ role, terms }) => (roles.includes(role) ? terms : []))
  const kicker = of('kicker')
  const body = of('body')
  const tables = of('table')
  const captions = of('caption')
  const running = new Set([...title, ...kicker, ...body, ...of('headline', 'byline')])
  const inCaptions = new Set(captions)
  const distinct = (terms: readonly string[], length: number) =>
    [...new Set(terms)].slice(0, length)
  return {
    title: title.slice(0, LENGTHS.title),
    kicker: distinct(kicker, LENGTHS.kicker),
    lead: body.slice(0, LENGTHS.lead),
    often: repeated(body).slice(0, LENGTHS.often),
    captions: distinct(
      captions.filter((term) => !running.has(term)),
      LENGTHS.captions,
    ),
    tables: distinct(
      tables.filter((term) => !running.has(term) && !inCaptions.has(term)),
      LENGTHS.tables,
    ),
    isTable: tables.length > body.length,
  }
}

/** Terms that occur often, the most frequent first. */
function repeated(terms: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count >= OFTEN)
    .sort(([, one], [, other]) => other - one)
    .map(([term]) => term)
}
