import { readdir } from 'node:fs/promises'
import { splitPages } from '#press/split-pages.ts'
import { FEATURES } from './generator/features.ts'
import { makePages } from './generator/make-pages.ts'
import { BenchError, readInput } from './input.ts'
import { readTruth, type TruePage } from './truth.ts'

export interface PrintedPage {
  name: string
  pdf: Uint8Array
  truth: TruePage
}

/** Any paper with a truth: a file of many pages, and a list of as many truths, or of fewer with page numbers. */
export async function readPaper(pdf: string, truth: string): Promise<PrintedPage[]> {
  return pairUp(pdf, await readInput(pdf), await readTruth(truth))
}

/** The torture pages that lie in a folder, as they were printed. */
export async function readPrinted(folder: string): Promise<PrintedPage[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.pdf')).sort()
  const papers = names.map((name) =>
    readPaper(`${folder}/${name}`, `${folder}/${name.replace('.pdf', '.json')}`),
  )
  return (await Promise.all(papers)).flat()
}

/** The torture set of a seed, printed in memory. */
export async function* printTorture(seed: number, only = ''): AsyncGenerator<PrintedPage> {
  const features = Object.keys(FEATURES).filter((name) => name.includes(only))
  if (features.length === 0) {
    throw new BenchError(
      `No feature has '${only}' in its name: ${Object.keys(FEATURES).join('; ')}.`,
    )
  }
  for (const feature of features) {
    for (const language of ['en', 'kn'] as const) {
      const { pdf, truth } = await makePages(feature, language, seed)
      yield* await pairUp(`${feature}, ${language}`, pdf, truth)
    }
  }
}

async function pairUp(
  name: string,
  file: Uint8Array,
  truths: readonly TruePage[],
): Promise<PrintedPage[]> {
  const pages = await splitPages(file).catch(() => {
    throw new BenchError(`${name} is not a PDF that can be read.`)
  })
  const isPart = truths.length > 0 && truths.length < pages.length
  if (isPart ? !truths.every(({ page = 0 }) => pages[page - 1]) : pages.length !== truths.length) {
    throw new BenchError(
      `${name} has ${pages.length} pages, and its truth has ${truths.length}: they must be the same pages.`,
    )
  }
  return truths.flatMap((truth, index) => {
    const number = isPart ? (truth.page ?? 0) : index + 1
    const pdf = pages[number - 1]
    return pdf ? [{ name: `${name}, ${number}`, pdf, truth }] : []
  })
}
