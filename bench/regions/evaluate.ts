import type { PageModel } from '#contract/page-model.ts'
import { readPage } from '#press/read/read-page.ts'
import { foundPage } from './found-page.ts'
import type { PrintedPage } from './sample-truth.ts'
import { addScores, type Score, scorePage } from './score.ts'
import type { TruePage } from './truth.ts'

export interface PageResult {
  name: string
  truth: TruePage
  model: PageModel
  score: Score
}

/** Reads every page and compares it with its truth. */
export async function evaluate(
  pages: Iterable<PrintedPage> | AsyncIterable<PrintedPage>,
  read = readPage,
): Promise<PageResult[]> {
  const results: PageResult[] = []
  for await (const { name, pdf, truth } of pages) {
    const start = process.cpuUsage()
    const model = await read(pdf)
    const { user, system } = process.cpuUsage(start)
    const score = scorePage(truth, foundPage(model), (user + system) / 1000)
    results.push({ name, truth, model, score })
  }
  return results
}

export function sumOf(results: readonly PageResult[]): Score | undefined {
  const [first, ...rest] = results.map(({ score }) => score)
  return first && rest.reduce(addScores, first)
}
