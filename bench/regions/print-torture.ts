import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { FEATURES } from './generator/features.ts'
import { makePages } from './generator/make-pages.ts'
import { fileName, PRINTED, PRINTED_FOLDER, PRINTED_SEED } from './generator/printed.ts'

/** `node run.mjs bench/regions/print-torture.ts`: the pages of the repository anew; with --out, a whole torture set. */
const { values } = parseArgs({
  options: { seed: { type: 'string', default: String(PRINTED_SEED) }, out: { type: 'string' } },
})
const all = Object.keys(FEATURES).flatMap((feature) => [
  { feature, language: 'en' as const },
  { feature, language: 'kn' as const },
])
const folder = values.out ?? PRINTED_FOLDER
await mkdir(folder, { recursive: true })
for (const { feature, language } of values.out ? all : PRINTED) {
  const { pdf, truth } = await makePages(feature, language, Number(values.seed))
  const name = fileName(feature, language)
  await writeFile(`${folder}/${name}.pdf`, pdf)
  await writeFile(`${folder}/${name}.json`, `${JSON.stringify(truth)}\n`)
  console.info(`${name}: ${truth.length} pages, ${Math.round(pdf.length / 1024)} KB`)
}
