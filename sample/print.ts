import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { compressPdf } from './compress-pdf.ts'
import { SAMPLE_PAGES, type SamplePage } from './content/pages.ts'
import { ENGLISH_DAILY, KANNADA_DAILY } from './content/titles.ts'
import { openPressRoom } from './layout/press-room.ts'
import { editionsOf, printedFile } from './printed-files.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: 'sample' },
  },
})

const PAGE_COUNT = 8
const room = await openPressRoom(PAGE_COUNT)
const faulty: string[] = []
let bytes = 0
for (const sample of SAMPLE_PAGES.filter(isSelected)) await printPage(sample)
if (!values.only) await printDates()
await room.close()
console.info(`${Math.round(bytes / 1024)} kB in all`)
if (faulty.length > 0) {
  console.error(faulty.join('\n'))
  process.exitCode = 1
}

function isSelected({ title, file }: SamplePage): boolean {
  return `${title.brand}/${file}`.startsWith(values.only)
}

async function printPage(sample: SamplePage): Promise<void> {
  const [first, ...others] = editionsOf(sample)
  if (!first) return
  const name = `${sample.title.brand}/${sample.file}`
  const { faults, white } = await room.layOut(sample, first, Number(values.seed))
  faulty.push(...faults.map((fault) => `${name}: ${fault}`))
  for (const edition of [first, ...others]) {
    await room.nameEdition(edition)
    await savePdf(printedFile(sample, edition), sample.copy.pageNo === 1 ? 'front' : 'inner')
  }
  console.info(`${name}: ${Math.round(bytes / 1024)} kB so far, ${(white * 100).toFixed(1)}% white`)
}

async function savePdf(file: string, subject: 'front' | 'inner'): Promise<void> {
  const pdf = await compressPdf(await room.print(), subject)
  const path = `${values.out}/${file}`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, pdf)
  bytes += pdf.length
}

async function printDates(): Promise<void> {
  for (const { brand, lang } of [KANNADA_DAILY, ENGLISH_DAILY]) {
    const pdf = await compressPdf(await room.printDateWords(lang), 'inner')
    await writeFile(`${values.out}/${brand}/date-words.pdf`, pdf)
  }
}
