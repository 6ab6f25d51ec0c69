import { existsSync, readFileSync } from 'node:fs'
import { randomFrom } from '../search/random.ts'
import type { Document } from './document.ts'
import type { Query } from './query.ts'

const FILE = new URL('./judgements.tsv', import.meta.url)
const EXCERPT = 260

/** The hand judgements: grades by query and document. */
export function readJudgements(): Map<string, Map<string, number>> {
  const grades = new Map<string, Map<string, number>>()
  if (!existsSync(FILE)) return grades
  for (const line of readFileSync(FILE, 'utf8').trim().split('\n').slice(1)) {
    const [query = '', document = '', grade = ''] = line.split('\t')
    grades.set(query, (grades.get(query) ?? new Map<string, number>()).set(document, Number(grade)))
  }
  return grades
}

/** A list for the judge: each found document once, shuffled, without the rankers that found it. */
export function poolText(
  query: Query,
  found: ReadonlySet<string>,
  documents: ReadonlyMap<string, Document>,
): string {
  const random = randomFrom(query.text.length * 7 + found.size)
  const shuffled = [...found]
    .sort()
    .map((id) => ({ id, order: random() }))
    .sort((one, other) => one.order - other.order)
  const lines = shuffled.map(({ id }) => {
    const { title = '', text = '' } = documents.get(id) ?? {}
    return `${query.id}\t${id}\t${title}\t${text.replaceAll('\n', ' / ').slice(0, EXCERPT)}`
  })
  return [`# ${query.text}: ${query.need}`, ...lines].join('\n')
}
