import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { IssueDate } from '#contract/issue-date.ts'
import { openDatabase } from '#store/database.ts'
import { startPostgres } from '#test-support/postgres.ts'
import { archiveQueries } from './archive-queries.ts'
import { ARCHIVE_END, generatedDocuments } from './generate.ts'
import { poolText, readJudgements } from './judgements.ts'
import { ndcg, recall, TOP } from './measures.ts'
import { publishDocuments } from './publish-documents.ts'
import { LANGUAGES, type Query } from './query.ts'
import { ourRanker, plainFts5, plainPostgres, type Ranker } from './rankers.ts'
import { SAMPLE_DATE, sampleDocuments } from './sample-documents.ts'
import { SAMPLE_QUERIES } from './sample-queries.ts'
import { gradeOf } from './truth.ts'

/**
 * Compares our ranking with plain FTS5 and PostgreSQL: `npm run bench -- relevance`. `pool <file>` writes the hits of the
 * sample that nobody has judged.
 */
const [command, poolFile] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'broadsheet-relevance-'))
const postgres = await startPostgres()
const sqlite = await openDatabase({ kind: 'sqlite', file: join(folder, 'broadsheet.db') })
const postgresDb = await openDatabase({ kind: 'postgres', url: postgres.url })

const documents = [
  ...sampleDocuments(),
  ...generatedDocuments('PV'),
  ...generatedDocuments('DH'),
].map((one) => ({ ...one, id: `${one.publisher}-${one.id}` }))
const byId = new Map(documents.map((one) => [one.id, one]))
await publishDocuments(sqlite, documents)
const rankers: Record<string, Ranker> = {
  ours: ourRanker(sqlite),
  'plain FTS5': await plainFts5(sqlite, documents),
  PostgreSQL: await plainPostgres(postgresDb, documents),
}
const queries: Query[] = [...archiveQueries(documents), ...SAMPLE_QUERIES]
const judged = readJudgements()

const scores = new Map<string, { ndcg: number[]; recall: number[] }>()
const worse: string[] = []
const pools: string[] = []
let unjudged = 0
for (const query of queries) {
  const found = new Map<string, string[]>()
  for (const [name, rank] of Object.entries(rankers)) found.set(name, await rank(requestOf(query)))
  const grades = gradesFor(query)
  if (query.need) {
    const pool = new Set([...found.values()].flat().filter((id) => !grades.has(id)))
    unjudged += pool.size
    if (pool.size > 0) pools.push(poolText(query, pool, byId))
  }
  for (const [name, ids] of found) {
    const key = `${query.need ? 'sample' : 'archive'} ${query.language} ${name}`
    const all = scores.get(key) ?? { ndcg: [], recall: [] }
    all.ndcg.push(ndcg(ids, grades))
    all.recall.push(recall(ids, grades))
    scores.set(key, all)
  }
  const [ours = 0, plain = 0] = ['ours', 'plain FTS5'].map((name) =>
    ndcg(found.get(name) ?? [], grades),
  )
  if (ours < Math.max(plain, 0.7)) {
    worse.push(`${query.id}\t${query.text}\tours ${ours.toFixed(2)}\tplain ${plain.toFixed(2)}`)
  }
}

function requestOf({ language, text, need }: Query) {
  const publisher = language === 'english' ? ('DH' as const) : ('PV' as const)
  const days = need
    ? { from: SAMPLE_DATE, to: SAMPLE_DATE }
    : { from: IssueDate.parse('2020-01-01'), to: ARCHIVE_END }
  return { publisher, text, ...days, limit: TOP }
}

function gradesFor(query: Query): ReadonlyMap<string, number> {
  if (query.need) return judged.get(query.id) ?? new Map()
  const { publisher } = requestOf(query)
  return new Map(
    documents
      .filter((one) => one.publisher === publisher)
      .map((one): [string, number] => [one.id, gradeOf(one, query)])
      .filter(([, grade]) => grade > 0),
  )
}

function report(matches: (key: string) => boolean) {
  const table = Object.keys(rankers).map((name) => {
    const of = [...scores].filter(([key]) => key.endsWith(` ${name}`) && matches(key))
    const all = {
      ndcg: of.flatMap(([, { ndcg }]) => ndcg),
      recall: of.flatMap(([, s]) => s.recall),
    }
    return [
      name,
      { queries: all.ndcg.length, 'nDCG@10': mean(all.ndcg), 'recall@10': mean(all.recall) },
    ]
  })
  console.table(Object.fromEntries(table))
}

function mean(values: readonly number[]): number {
  const sum = values.reduce((all, value) => all + value, 0)
  return Math.round((1000 * sum) / Math.max(values.length, 1)) / 1000
}

for (const language of LANGUAGES) {
  console.info(`\n${language}`)
  report((key) => key.includes(` ${language} `))
}
for (const part of ['sample', 'archive']) {
  console.info(`\n${part}, all languages`)
  report((key) => key.startsWith(part))
}
console.info('\nAll')
report(() => true)
console.info(`${unjudged} hits of the sample are not judged and count as irrelevant.`)
if (command === 'pool' && poolFile) writeFileSync(poolFile, `${pools.join('\n\n')}\n`)
if (command === 'weak') console.info(worse.join('\n'))

await sqlite.destroy()
await postgresDb.destroy()
await postgres.stop()
rmSync(folder, { recursive: true, force: true })
