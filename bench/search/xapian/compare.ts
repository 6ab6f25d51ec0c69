import { mkdirSync, rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#store/database.ts'
import { find } from '#store/search/find.ts'
import { indexOf } from '#store/search/index-of.ts'
import type { SearchEngine } from '#store/search/search-engine.ts'
import { DATA, openIn } from '../archive.ts'
import { LAST_DATE } from '../corpus.ts'
import { fillArchive } from '../fill-archive.ts'
import { type Times, timesOf } from '../measure.ts'
import { CLASSES, queriesOf } from '../queries.ts'
import { sizesOf } from '../sizes.ts'
import { xapianIndex, xapianRows } from './xapian-index.ts'
import { pythonWithXapian, startXapian } from './xapian-process.ts'

/** Indexes the same entries in SQLite and in Xapian, and searches both with the same queries. */
export async function compareWithXapian(articles: number, repeat: number): Promise<void> {
  const python = pythonWithXapian()
  if (!python) {
    console.error('Xapian is missing. On Debian: apt-get install python3-xapian')
    process.exitCode = 1
    return
  }
  console.info(`${articles} articles; load before it began: ${loadavg()[0]?.toFixed(1)}`)
  const folder = join(DATA, `xapian-${articles}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'xapian'), { recursive: true })
  const archive = await openIn('sqlite', join(folder, 'sqlite'))
  const xapian = startXapian(python, join(folder, 'xapian'))
  let adding = 0
  const filling = await fillArchive(folder, archive.db, {
    articles,
    goOn: () => true,
    onEntries: async (entries) => {
      adding += (await xapian.ask({ kind: 'add', rows: xapianRows(entries) })).seconds
    },
  })
  const began = performance.now()
  await indexOf(archive.db).endRebuild(archive.db)
  const ours = filling + performance.now() - began
  const finished = await xapian.ask({ kind: 'finish' })
  const { index } = await sizesOf({ ...archive, articles, indexedIn: 0, textBytes: undefined })
  console.table({
    SQLite: {
      'index written in (s)': Math.round(ours / 1000),
      'index (MB)': Math.round(index / 1e6),
    },
    Xapian: {
      'index written in (s)': Math.round(adding + finished.seconds),
      'index (MB)': Math.round(finished.bytes / 1e6),
      'memory (MB)': Math.round(finished.memory / 1e6),
    },
  })

  const sqlite = searchWith(archive.db)
  const newest = searchWith(archive.db, xapianIndex(xapian, 'newest'))
  const engines = {
    SQLite: sqlite,
    'Xapian, newest thousand': newest,
    'Xapian, own ranking': searchWith(archive.db, xapianIndex(xapian, 'own')),
  }
  const all: Record<string, Record<string, string>> = {}
  for (const [name, engine] of Object.entries(engines)) {
    await timesOf(engine, { articles, repeat: Math.ceil(repeat / 10) })
    for (const [kind, times] of worstOf(await timesOf(engine, { articles, repeat }))) {
      all[kind] = { ...all[kind], [name]: times }
    }
  }
  console.info('The slowest filter of each kind, p50 / p99 in milliseconds')
  console.table(all)
  const { same, compared } = await sameAnswers(sqlite, newest, { articles, repeat })
  console.info(
    `SQLite and Xapian's newest thousand gave the same answer ${same} of ${compared} times`,
  )
  await xapian.stop()
  await archive.close()
}

function searchWith(db: Database, index?: Parameters<typeof find>[2]): SearchEngine {
  return { find: (request) => find(db, request, index), warm: () => {}, close: async () => {} }
}

/** Both must find the same articles in the same order: otherwise the times say nothing. */
async function sameAnswers(
  one: SearchEngine,
  other: SearchEngine,
  { articles, repeat }: { articles: number; repeat: number },
) {
  const texts = Object.keys(CLASSES).flatMap((kind) => queriesOf(kind, repeat, articles))
  let same = 0
  for (const text of texts) {
    const request = { publisher: 'PV', text, to: LAST_DATE, without: [], offset: 0 } as const
    const [ours, theirs] = await Promise.all(
      [one, other].map((engine) => engine.find({ ...request, limit: 50 })),
    )
    if (JSON.stringify(ours) === JSON.stringify(theirs)) same += 1
  }
  return { same, compared: texts.length }
}

/** The p50 and p99 of the filter with the highest p99, for each kind of query. */
function worstOf(rows: Record<string, Times>): Map<string, string> {
  const worst = new Map<string, Times>()
  for (const [name, times] of Object.entries(rows)) {
    const [kind = ''] = name.split(',')
    if (times.p99 >= (worst.get(kind)?.p99 ?? 0)) worst.set(kind, times)
  }
  return new Map([...worst].map(([kind, { p50, p99 }]) => [kind, `${p50} / ${p99}`]))
}
