import type { PageModel } from '#contract/page-model.ts'
import { readPage } from '#press/read/read-page.ts'
import { foundPage } from './found-page.ts'
import type { PrintedPage } from './papers.ts'
import { type Score, scorePage } from './score.ts'

export interface PageResult extends PrintedPage {
  model: PageModel
  score: Score
}

/** Reads every page and compares it with its truth. */
export async function evaluate(
  pages: Iterable<PrintedPage> | AsyncIterable<PrintedPage>,
  read: (pdf: Uint8Array) => Promise<PageModel> = readPage,
): Promise<PageResult[]> {
  const results: PageResult[] = []
  for await (const page of pages) {
    const start = process.cpuUsage()
    const model = await read(page.pdf)
    const { user, system } = process.cpuUsage(start)
    const score = scorePage(page.truth, foundPage(model), (user + system) / 1000)
    results.push({ ...page, model, score })
  }
  return results
}
