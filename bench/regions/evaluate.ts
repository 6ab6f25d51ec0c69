import { readdir, readFile } from 'node:fs/promises'
import type { PageContent } from '#press/page-content.ts'
import { readPage } from '#press/read/read-page.ts'
import { addScores, type Score, scorePage } from './score.ts'
import { readTruth, type TruePage } from './truth.ts'

export interface PageResult {
  name: string
  truth: TruePage
  content: PageContent
  score: Score
}

/** Reads every page of a folder and compares it with its truth. */
export async function evaluate(folder: string, read = readPage): Promise<PageResult[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  const results: PageResult[] = []
  for (const name of names) {
    const truth = await readTruth(`${folder}/${name}`)
    const pdf = await readFile(
      truth.pdf.startsWith('./') ? `${folder}/${truth.pdf.slice(2)}` : truth.pdf,
    )
    const start = process.cpuUsage()
    const content = await read(pdf)
    const { user, system } = process.cpuUsage(start)
    const score = scorePage(truth, content, (user + system) / 1000)
    results.push({ name: name.replace('.json', ''), truth, content, score })
  }
  return results
}

export function sumOf(results: readonly PageResult[]): Score | undefined {
  const [first, ...rest] = results.map(({ score }) => score)
  return first && rest.reduce(addScores, first)
}
