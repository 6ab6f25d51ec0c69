import { CompiledQuery, type RootOperationNode } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from '../database.ts'
import { outdatedIds } from './found-articles.ts'
import { vocabularyOf, wordsSpelledAs } from './vocabulary.ts'

/** How SQLite runs the queries of some work, step by step. */
async function plansOf(work: (db: Database) => Promise<unknown>): Promise<string[][]> {
  const db = await openDatabase({ kind: 'sqlite', file: ':memory:' })
  onTestFinished(() => db.destroy())
  const nodes: RootOperationNode[] = []
  const recorded = db.withPlugin({
    transformQuery: ({ node }) => {
      nodes.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await work(recorded)
  const plans: string[][] = []
  for (const node of nodes) {
    const { sql, parameters } = db.getExecutor().compileQuery(node, { queryId: 'plan' })
    const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
    const { rows } = await db.executeQuery<{ detail: string }>(explained)
    plans.push(rows.map(({ detail }) => detail))
  }
  return plans
}

test('words in Latin letters are looked up, not all words of the title', async () => {
  const [plan = []] = await plansOf((db) => wordsSpelledAs(vocabularyOf(db, 'PV'), ['male']))
  expect(plan[0]).toContain('search_word_by_latin_key')
})

test('a search reads no issue while none is being indexed', async () => {
  const plans = await plansOf((db) => outdatedIds(db, 'PV'))
  expect(plans).toEqual([[expect.stringContaining('search_update')]])
})
