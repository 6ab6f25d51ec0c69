import { parseArgs } from 'node:util'
import { evaluate, type PageResult, sumOf } from './evaluate.ts'
import { figuresOf } from './figures.ts'

const { values, positionals } = parseArgs({
  options: { pages: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const folders =
  positionals.length > 0 ? positionals : ['bench/regions/seed-1', 'bench/regions/seed-2']

console.info('Regions found by rules against the exact truth of the sample pages.')
console.info('F1 is over articles and advertisements; tau is the order of sentences in an article.')
for (const folder of folders) {
  const results = await evaluate(folder)
  console.info(
    `\n${folder}${folder.endsWith('seed-2') ? ' (held out: no rule was tuned on it)' : ''}`,
  )
  const rows: Record<string, ReturnType<typeof figuresOf>> = {}
  if (values.pages) for (const each of results) add(rows, each.name, [each])
  for (const title of new Set(results.map(({ truth }) => truth.title))) {
    add(
      rows,
      title,
      results.filter(({ truth }) => truth.title === title),
    )
  }
  add(rows, 'all', results)
  console.table(rows)
}

function add(rows: Record<string, ReturnType<typeof figuresOf>>, name: string, of: PageResult[]) {
  const score = sumOf(of)
  if (score) rows[name] = figuresOf(score)
}
