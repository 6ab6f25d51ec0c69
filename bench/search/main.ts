import { openSearch } from '#store/search/open-search.ts'
import { ENGINES, fill, openArchive } from './archive.ts'
import { pagesBesideSearches } from './beside-pages.ts'
import { timesOf } from './measure.ts'
import { indexingTime } from './publishing.ts'
import { measureRebuild } from './rebuild-beside-readers.ts'
import { sizesOf } from './sizes.ts'
import { compareWithXapian } from './xapian/compare.ts'

const ARTICLES = Number(process.env.BENCH_ARTICLES ?? 1_000_000)
const REPEAT = Number(process.env.BENCH_REPEAT ?? 100)

/**
 * Searches a million articles on both engines. The archive is built once in BENCH_DATA and reused.
 * BENCH_ARTICLES sets another size; the last argument selects one engine. `fill` fills archives without indexing them, for
 * BENCH_MINUTES each; another call goes on. `xapian` compares with Xapian, `rebuild` measures readers during a rebuild.
 */
const [first, second] = process.argv.slice(2)
const isEngine = (name?: string) => ENGINES.some((engine) => engine === name)
const task = isEngine(first) ? undefined : first
const only = isEngine(first) ? first : second
const engines = ENGINES.filter((name) => !only || name === only)
const articlesOr = (usual: number) => Number(process.env.BENCH_ARTICLES ?? usual)
if (task === 'fill') {
  const minutes = Number(process.env.BENCH_MINUTES ?? 60)
  for (const name of engines) await fill(name, ARTICLES, minutes)
} else if (task === 'xapian') await compareWithXapian(articlesOr(100_000), REPEAT)
else if (task === 'rebuild') await measureRebuild(engines, articlesOr(50_000))
else await measure()

async function measure() {
  for (const engine of engines) {
    const archive = await openArchive(engine, ARTICLES)
    const search = openSearch(archive.source, archive.db)
    await timesOf(search, { articles: archive.articles, repeat: Math.ceil(REPEAT / 10) })
    console.info(
      `\n${engine}, ${archive.articles} articles: milliseconds, warm; the goal is p99 < 50`,
    )
    console.table(await timesOf(search, { articles: archive.articles, repeat: REPEAT }))
    const { text, index } = await sizesOf(archive)
    const issue = await indexingTime(archive.db)
    const pages = await pagesBesideSearches(archive, archive.articles)
    console.table({
      'text (MB)': { figure: megabytes(text), goal: '' },
      'index (MB)': { figure: megabytes(index), goal: '' },
      'index / text': { figure: Math.round((100 * index) / text) / 100, goal: '< 1.5' },
      'all indexed in (s)': { figure: Math.round(archive.indexedIn), goal: '' },
      '16 pages indexed in (ms)': { figure: issue.median, goal: '< 1000' },
      'longest transaction (ms)': { figure: tenths(issue.longestTransaction.held), goal: '< 200' },
      'its CPU time (ms)': { figure: tenths(issue.longestTransaction.cpu), goal: '' },
      'pages of an issue, p99 (ms)': { figure: tenths(pages.alone.p99), goal: '' },
      'the same while others search': { figure: tenths(pages.beside.p99), goal: 'about the same' },
      'searches a second meanwhile': { figure: pages.searchesPerSecond, goal: '' },
    })
    await search.close()
    await archive.close()
  }
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6)
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
