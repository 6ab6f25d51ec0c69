import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { progressBar } from '#cli/progress-bar.ts'
import { processTerminal } from '#cli/terminal.ts'
import { PublisherCode } from '#contract/publisher.ts'
import { longHashOf } from '#domain/hash.ts'
import { latinKey } from '#domain/search/latin-key.ts'
import { TOKENISER_VERSION } from '#domain/search/words.ts'
import { FINGERPRINT_VERSION } from '#domain/stories/story-text.ts'
import type { Database } from '#store/database.ts'
import { issueId } from '#store/issues/issue-version.ts'
import type { Entry } from '#store/search/entries.ts'
import { indexOf } from '#store/search/index-of.ts'
import { placeOnPages } from '#store/search/row-id.ts'
import { backwards, changeWordCounts } from '#store/search/word-counts.ts'
import { replaceStoryRows } from '#store/stories/story-rows.ts'
import type { StoryArticleTable } from '#store/stories/tables.ts'
import { beginBulkLoad, endBulkLoad } from './bulk-load.ts'
import { articleAt, type CorpusIssue, issuesOf } from './corpus.ts'
import { type EntriesOfIssue, entriesByText } from './entries-by-text.ts'
import { inBatches, insertIssues, saveEditions, VERSION } from './load-archive.ts'

const ISSUES_AT_ONCE = 480
/** Only the newest issues have pages and texts: a search does not read them, the pages of its results do. */
const ISSUES_WITH_TEXTS = 360
/** Of the articles of a day, those that all editions print. */
const SHARED_ARTICLES = 12
const ANCHORS = 8

/** What `fillArchive` has done so far. */
const Filled = z.object({ issues: z.number(), articles: z.number(), textBytes: z.number() })
type Filled = z.infer<typeof Filled>

export function filledIn(folder: string): Filled | undefined {
  const file = join(folder, FILE)
  return existsSync(file) ? Filled.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

const FILE = 'filled.json'

interface FillOptions {
  articles: number
  goOn: () => boolean
  /** Gets the entries that are written, the newest issues first. */
  onEntries?: (entries: readonly Entry[]) => Promise<void>
}

/**
 * Fills the index of a database, with the entries that the product's indexing would write, the newest
 * issues first. It goes on where an earlier call stopped. Much faster than indexing: it writes thousands of articles in
 * each transaction, counts words in memory, and does not compare stories. Call `endRebuild` of the index before searching.
 * Returns the milliseconds that the index took, without making the entries.
 */
export async function fillArchive(
  folder: string,
  db: Database,
  { articles, goOn, onEntries }: FillOptions,
): Promise<number> {
  const issues = issuesOf(articles).reverse()
  let filled: Filled = filledIn(folder) ?? { issues: 0, articles: 0, textBytes: 0 }
  let adding = 0
  if (filled.issues === issues.length) return adding
  if (filled.issues === 0) await saveEditions(db)
  await indexOf(db).beginRebuild(db)
  await beginBulkLoad(db)
  const entriesOf = entriesByText(issues)
  const counts = new Map<string, number>()
  const draw = progressBar(processTerminal, 'Filling the archive')
  let writing: Promise<unknown> = Promise.resolve()
  while (filled.issues < issues.length && goOn()) {
    const some = issues.slice(filled.issues, filled.issues + ISSUES_AT_ONCE).reverse()
    const hasTexts = filled.issues < ISSUES_WITH_TEXTS
    const chunk = chunkOf(some, entriesOf)
    for (const { title, text, dates } of chunk.entries) {
      for (const term of new Set([...title, ...text, ...dates])) {
        counts.set(term, (counts.get(term) ?? 0) + 1)
      }
    }
    await writing
    draw(filled.issues, issues.length)
    const write = async () => {
      adding += await writeChunk(db, some, chunk, hasTexts)
    }
    writing = Promise.all([write(), onEntries?.(chunk.entries)])
    filled = {
      issues: filled.issues + some.length,
      articles: filled.articles + chunk.entries.length,
      textBytes: filled.textBytes + chunk.textBytes,
    }
  }
  await writing
  await endBulkLoad(db)
  const rows = [...counts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([term, count]) => [term, latinKey(term) || null, backwards(term), count])
  await db.transaction().execute(async (transaction) => {
    for (let start = 0; start < rows.length; start += 5000) {
      const part = JSON.stringify(rows.slice(start, start + 5000))
      await changeWordCounts(transaction, [{ publisher: PublisherCode.enum.PV, rows: part }])
    }
  })
  writeFileSync(join(folder, FILE), JSON.stringify(filled))
  return adding
}

interface Chunk {
  entries: Entry[]
  stories: StoryArticleTable[]
  textBytes: number
}

function chunkOf(issues: readonly CorpusIssue[], entriesOf: EntriesOfIssue): Chunk {
  const chunk: Chunk = { entries: [], stories: [], textBytes: 0 }
  for (const issue of issues) {
    const { entries, textBytes } = entriesOf(issue)
    chunk.entries.push(...entries)
    chunk.textBytes += textBytes
    for (const [number, { id }] of entries.entries()) {
      const article_id = articleAt(issue.key, placeOnPages(id))
      const story = number < SHARED_ARTICLES ? `${issue.key.date} ${number}` : article_id
      const anchors = Array.from({ length: ANCHORS }, (_, at) => longHashOf(`${article_id} ${at}`))
      chunk.stories.push({
        id,
        article_id,
        story_id: longHashOf(story),
        text_hash: longHashOf(article_id),
        anchors: anchors.join(','),
        section: 'Main',
        section_kn: null,
      })
    }
  }
  return chunk
}

/** Returns the milliseconds that the index took. */
async function writeChunk(
  db: Database,
  issues: readonly CorpusIssue[],
  { entries, stories }: Chunk,
  hasTexts: boolean,
): Promise<number> {
  const index = indexOf(db)
  const prepared = index.prepare(entries)
  let took = 0
  const states = issues.map(({ key }, index) => ({
    issue_id: issueId(key),
    version: VERSION,
    revision: 0,
    index,
  }))
  await db.transaction().execute(async (transaction) => {
    await insertIssues(transaction, issues, hasTexts)
    const began = performance.now()
    await index.add(transaction, prepared)
    took = performance.now() - began
    await replaceStoryRows(
      transaction,
      stories.map((row) => ({ id: row.id, row })),
    )
    await inBatches(
      states.map(({ index: _, ...state }) => ({ ...state, tokeniser: TOKENISER_VERSION })),
      (rows) => transaction.insertInto('search_issue').values(rows).execute(),
    )
    await inBatches(
      states.map(({ index: serial, ...state }) => ({
        ...state,
        fingerprints: FINGERPRINT_VERSION,
        serial,
        is_compared: 1,
      })),
      (rows) => transaction.insertInto('story_issue').values(rows).execute(),
    )
  })
  return took
}
