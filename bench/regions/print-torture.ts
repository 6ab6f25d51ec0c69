import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { FEATURES } from './generator/features.ts'
import { makePages } from './generator/make-pages.ts'

/** Prints the torture set: a PDF and its truth for each feature and language. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: 'bench/regions/torture' },
    only: { type: 'string', default: '' },
  },
})
await mkdir(values.out, { recursive: true })
for (const feature of Object.keys(FEATURES)) {
  for (const language of ['en', 'kn'] as const) {
    const name = `${language}-${feature.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`
    if (!name.includes(values.only)) continue
    const { pdf, truth } = await makePages(feature, language, Number(values.seed))
    await writeFile(`${values.out}/${name}.pdf`, pdf)
    await writeFile(`${values.out}/${name}.json`, `${JSON.stringify(truth)}\n`)
    console.info(name, pdf.length)
  }
}
