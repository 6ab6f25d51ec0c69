import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { compressPdf } from '#sample/compress-pdf.ts'
import { SAMPLE_PAGES } from '#sample/content/pages.ts'
import { openPressRoom } from '#sample/layout/press-room.ts'
import { editionsOf, printedFile } from '#sample/printed-files.ts'
import { collectTruth } from './collect-truth.ts'
import { sampleTruth } from './sample-truth.ts'

/** The seed of the pages in sample/; only their truth is written. */
const PRINTED_SEED = 1
const PAGE_COUNT = 8

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '2' },
    out: { type: 'string' },
    only: { type: 'string', default: '' },
  },
})
const seed = Number(values.seed)
const out = values.out ?? `bench/regions/seed-${seed}`
const isPrinted = seed === PRINTED_SEED && values.out === undefined

const room = await openPressRoom(PAGE_COUNT)
for (const sample of SAMPLE_PAGES) {
  const { title, file } = sample
  if (!`${title.brand}/${file}`.startsWith(values.only)) continue
  const [edition] = editionsOf(sample)
  if (!edition) throw new Error(`${title.brand} has no edition`)
  const { faults } = await room.layOut(sample, edition, seed)
  const regions = await room.page.evaluate(collectTruth)
  const page = {
    pdf: isPrinted ? `sample/${printedFile(sample, edition)}` : `./${title.brand}-${file}.pdf`,
    ...sampleTruth({ title: title.brand, lang: title.lang }, regions),
  }
  await mkdir(out, { recursive: true })
  await writeFile(`${out}/${title.brand}-${file}.json`, `${JSON.stringify(page)}\n`)
  if (!isPrinted) {
    const subject = sample.copy.pageNo === 1 ? 'front' : 'inner'
    await writeFile(
      `${out}/${title.brand}-${file}.pdf`,
      await compressPdf(await room.print(), subject),
    )
  }
  console.info(`${title.brand} ${file}, seed ${seed}`, faults.join('; '))
}
await room.close()
