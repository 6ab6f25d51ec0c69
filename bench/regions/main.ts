import { parseArgs } from 'node:util'
import { evaluate, type PageResult, sumOf } from './evaluate.ts'
import { figuresOf } from './figures.ts'
import { printTorture, readPaper, readPrinted } from './papers.ts'
import { readSamplePages } from './sample-truth.ts'
import { readUnruled } from './unruled.ts'

const { values } = parseArgs({
  options: {
    /** A paper of your own, instead of ours. */
    paper: { type: 'string' },
    truth: { type: 'string' },
    /** Another torture set. */
    seed: { type: 'string', default: '1' },
    /** Only features whose name has this in it. */
    only: { type: 'string', default: '' },
    /** A row for each page. */
    pages: { type: 'boolean', default: false },
  },
})

console.info(`What the press reads on a page against the truth. F1 is over articles at an overlap (IoU) of .8 and .5;
words are those in their own article; tau is the order of sentences in an article; pictures need their caption.`)

if (values.paper && values.truth) {
  print(values.paper, await evaluate(await readPaper(values.paper, values.truth)))
} else {
  if (!values.only) {
    for (const folder of ['bench/regions/seed-1', 'bench/regions/seed-2']) {
      const pages = await readSamplePages(folder)
      const heldOut = folder.endsWith('seed-2') ? ' (held out: no rule was tuned on it)' : ''
      print(`${folder}${heldOut}`, await evaluate(pages))
      print(`${folder}, read as if it had no thin rules`, await evaluate(pages, readUnruled))
    }
    print(
      'bench/regions/torture, as printed',
      await evaluate(await readPrinted('bench/regions/torture')),
    )
  }
  const torture = await evaluate(printTorture(Number(values.seed), values.only))
  print(`Torture set, seed ${values.seed}`, torture)
}

function print(heading: string, results: readonly PageResult[]): void {
  const rows: Record<string, ReturnType<typeof figuresOf>> = {}
  const add = (name: string, of: readonly PageResult[]) => {
    const score = sumOf(of)
    if (score) rows[name] = figuresOf(score)
  }
  const groups = (keyOf: (result: PageResult) => string | undefined) => {
    for (const key of new Set(results.map(keyOf))) {
      if (key)
        add(
          key,
          results.filter((result) => keyOf(result) === key),
        )
    }
  }
  if (values.pages) groups(({ name }) => name)
  groups(({ truth }) => truth.feature)
  groups(({ truth }) => (truth.lang === 'kn' ? 'all Kannada' : 'all English'))
  add('all', results)
  console.info(`\n${heading}`)
  console.table(rows)
}
