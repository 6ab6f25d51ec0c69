import { parseArgs } from 'node:util'
import { altoColumns } from './alto-columns.ts'
import type { Judgement } from './confidence.ts'
import { evaluate, type PageResult } from './evaluate.ts'
import { FEATURE_GOALS, type Goals, PAPER_GOALS } from './figures.ts'
import { BenchError } from './input.ts'
import { printTorture, readPaper, readPrinted } from './papers.ts'
import { publishingCost } from './publishing-cost.ts'
import {
  confidenceTable,
  figuresTable,
  kindsTable,
  MISSED,
  reliabilityTable,
  rolesTable,
} from './report.ts'
import { readSamplePages } from './sample-pages.ts'
import { sumScores } from './score.ts'
import { textPeers } from './text-peers.ts'
import { readUnruled } from './unruled.ts'

const INTRODUCTION = `What the press reads on a page against the truth. F1 is over articles at an overlap (IoU) of .8 and .5;
words are those in their own article; tau is the order of sentences in an article; pictures need their caption.
${MISSED} misses the goal.`

const SAMPLE = 'bench/regions/seed-1'
const HELD_OUT = 'bench/regions/seed-2'
const TORTURE = 'bench/regions/torture'

type Print = (text: string) => void
/** Without goals the pages are read in a way that the press does not, or are in another set. */
type Report = (heading: string, results: readonly PageResult[], goals?: Goals) => void

/** `npm run bench -- regions`: prints the figures of a paper, or of the sample and the torture set. */
export async function runRegions(args: readonly string[], print: Print): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      /** A paper of your own, instead of ours. */
      paper: { type: 'string' },
      truth: { type: 'string' },
      /** The ALTO file of a scanned page, instead of a truth. */
      alto: { type: 'string' },
      /** The torture sets, such as 1,2,3. */
      seed: { type: 'string', default: '1' },
      /** Only features whose name has this in it. */
      only: { type: 'string', default: '' },
      /** A row for each page. */
      pages: { type: 'boolean', default: false },
      /** Publishes the paper as well, for its CPU time and memory. */
      publish: { type: 'boolean', default: false },
    },
  })
  const judgements = new Map<string, readonly Judgement[]>()
  const report: Report = (heading, results, goals) => {
    const score = sumScores(results.map((result) => result.score))
    if (goals) judgements.set(heading, score.judgements)
    print(`\n${heading}\n${figuresTable(results, goals ?? {}, { isPerPage: values.pages })}`)
    if (Object.keys(score.kinds).length > 0) print(`\n${kindsTable(score)}`)
    if (Object.keys(score.rolesFound).length > 0) print(`\n${rolesTable(score)}`)
  }

  if (values.paper !== undefined && values.alto !== undefined) {
    print(await altoColumns(values.paper, values.alto))
    return
  }
  print(INTRODUCTION)
  if (values.paper !== undefined || values.truth !== undefined) {
    const pages = await readPaper(...paperFiles(values))
    const results = await evaluate(pages)
    report(values.paper ?? '', results, PAPER_GOALS)
    print(`\n${await textPeers(results)}`)
    if (values.publish) print(`\n${await publishingCost(pages)}`)
  } else {
    if (!values.only) await reportOurs(report, print)
    for (const seed of seedsIn(values.seed)) {
      const torture = await evaluate(printTorture(seed, values.only))
      report(`Torture set, seed ${seed}`, torture, FEATURE_GOALS)
    }
  }
  print(`\nConfidence: a story is right if its area (IoU at least .8) and its headline are.
${confidenceTable(judgements)}\n\n${reliabilityTable([...judgements.values()].flat())}`)
}

async function reportOurs(report: Report, print: Print): Promise<void> {
  const sample = await readSamplePages(SAMPLE)
  const results = await evaluate(sample)
  report('The sample', results, PAPER_GOALS)
  print(`\n${await textPeers(results)}`)
  print(`\n${await publishingCost(sample.filter(({ name }) => !name.endsWith('second')))}`)
  const heldOut = await readSamplePages(HELD_OUT)
  report(
    'The sample, laid out with another seed (held out: no rule was tuned on it)',
    await evaluate(heldOut),
    PAPER_GOALS,
  )
  report('The same, read as if it had no thin rules', await evaluate(heldOut, readUnruled))
  report(`${TORTURE}, as printed`, await evaluate(await readPrinted(TORTURE)))
}

function paperFiles({
  paper,
  truth,
}: {
  paper?: string | undefined
  truth?: string | undefined
}): [string, string] {
  if (!paper || !truth) throw new BenchError('--paper and --truth are needed together.')
  return [paper, truth]
}

function seedsIn(list: string): number[] {
  const seeds = list.split(',').map(Number)
  if (!seeds.every(Number.isInteger)) {
    throw new BenchError(`--seed is a number or a list such as 1,2,3; it was '${list}'.`)
  }
  return seeds
}
