import { parseArgs } from 'node:util'
import { evaluate, type PageResult, sumOf } from './evaluate.ts'
import { figuresOf } from './figures.ts'
import { readUnruled } from './unruled.ts'

const { values, positionals } = parseArgs({
  options: { pages: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const folders =
  positionals.length > 0 ? positionals : ['bench/regions/seed-1', 'bench/regions/seed-2']

console.info('Regions found by rules against the exact truth of the sample pages.')
console.info('F1 is over articles and advertisements; tau is the order of sentences in an article.')
for (const folder of folders) {
  const note = folder.endsWith('seed-2') ? ' (held out: no rule was tuned on it)' : ''
  print(`${folder}${note}`, await evaluate(folder))
  print(`${folder}, read as if it had no thin rules`, await evaluate(folder, readUnruled))
}

function print(heading: string, results: readonly PageResult[]): void {
  const rows: Record<string, ReturnType<typeof figuresOf>> = {}
  const add = (name: string, of: readonly PageResult[]) => {
    const score = sumOf(of)
    if (score) rows[name] = figuresOf(score)
  }
  if (values.pages) for (const each of results) add(each.name, [each])
  for (const title of new Set(results.map(({ truth }) => truth.title))) {
    add(
      title,
      results.filter(({ truth }) => truth.title === title),
    )
  }
  add('all', results)
  console.info(`\n${heading}`)
  console.table(rows)
}
