import { readdir, readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { PrintedPage } from './papers.ts'
import { TruePage } from './truth.ts'

/** The truth of a sample page, and where its PDF is. */
export const SampleTruth = TruePage.extend({
  /** From the root of the project, or from the folder of the truth when it starts with './'. */
  pdf: z.string(),
})

export async function readSamplePages(folder: string): Promise<PrintedPage[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(`${folder}/${name}`, 'utf8')
      const { pdf, ...truth } = SampleTruth.parse(JSON.parse(text))
      const path = pdf.startsWith('./') ? `${folder}/${pdf.slice(2)}` : pdf
      return { name: name.replace('.json', ''), pdf: await readFile(path), truth }
    }),
  )
}
