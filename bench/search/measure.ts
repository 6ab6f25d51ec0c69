import type { SearchEngine } from '#store/search/search-engine.ts'
import { CLASSES, FILTERS, queriesOf } from './queries.ts'
import { randomFrom } from './random.ts'

const OFFSETS = [0, 100]
/** One hit for each article, or for each story. */
const GROUPINGS = [false, true]

export interface Times {
  n: number
  'found something': number
  p50: number
  p99: number
}

/**
 * Measures each class of query with each filter, at the first results and at a later offset, by article and by story. The
 * last row of a class has all of its searches: the p99 of a hundred searches is the second slowest, which one pause decides.
 */
export async function timesOf(
  engine: SearchEngine,
  { articles, repeat }: { articles: number; repeat: number },
): Promise<Record<string, Times>> {
  const all: Record<string, Times> = {}
  for (const kind of Object.keys(CLASSES)) {
    const texts = queriesOf(kind, repeat, articles)
    const timesOfClass: number[] = []
    let foundOfClass = 0
    for (const [filter, makeFilter] of Object.entries(FILTERS)) {
      for (const [offset, byStory] of OFFSETS.flatMap((from) =>
        GROUPINGS.map((grouping) => [from, grouping] as const),
      )) {
        const random = randomFrom(offset + 1)
        const times: number[] = []
        let found = 0
        for (const text of texts) {
          const request = { publisher: 'PV' as const, text, byStory, ...makeFilter(random) }
          const began = performance.now()
          const { total } = await engine.find({ ...request, without: [], offset, limit: 10 })
          times.push(performance.now() - began)
          if (total > 0) found += 1
        }
        all[`${kind}, ${filter}, from ${offset}${byStory ? ', by story' : ''}`] = {
          n: times.length,
          'found something': found,
          ...figures(times),
        }
        timesOfClass.push(...times)
        foundOfClass += found
      }
    }
    all[kind] = {
      n: timesOfClass.length,
      'found something': foundOfClass,
      ...figures(timesOfClass),
    }
  }
  return all
}

export function figures(times: number[]): { p50: number; p99: number } {
  times.sort((one, other) => one - other)
  const at = (share: number) => {
    const time = times[Math.ceil(times.length * share) - 1] ?? 0
    return Math.round(time * 10) / 10
  }
  return { p50: at(0.5), p99: at(0.99) }
}
