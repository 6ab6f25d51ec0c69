import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import { z } from 'zod'
import { measure } from './measure.ts'
import { ANSWERS, prepareEditions } from './publish-issue.ts'

const EDITIONS = [4, 5, 6, 7, 8]
const OWN_PAGES = 4
const PAGES = 16

const Report = z.object({ pagesMade: z.number() })

interface EditionFigures {
  'pages made': number
  'CPU s': number
  'wall s': number
  'peak MB a process': number | undefined
}

/** Publishes editions that share most pages of a folder, then one changed page of one of them. */
export async function measureEditions(folder: string): Promise<Record<string, EditionFigures>> {
  const dataDir = join(folder, 'editions')
  mkdirSync(dataDir)
  await prepareEditions(dataDir, EDITIONS)
  const sent = new Map<number, string>()
  for (const edition of EDITIONS) sent.set(edition, await printEdition(folder, dataDir, edition))
  const [first = 0] = EDITIONS
  const pages = sent.get(first) ?? ''
  const third = join(pages, nameOf(3))

  const all = await publishAll(dataDir, sent)
  const single = await stampPage(third, 'corrected', join(dataDir, 'corrected.pdf'))
  const replaced = await publishAll(dataDir, new Map([[first, single]]), '--page 3')
  await stampPage(third, 'corrected again', third)
  const whole = await publishAll(dataDir, new Map([[first, pages]]))
  return {
    'five editions (80 pages)': all,
    'one page, --page 3': replaced,
    'all 16 pages again, one of them changed': whole,
  }
}

/** The first pages are the edition's own. */
async function printEdition(folder: string, dataDir: string, edition: number): Promise<string> {
  const own = join(dataDir, `pages-${edition}`)
  mkdirSync(own)
  for (let pageNo = 1; pageNo <= PAGES; pageNo += 1) {
    const file = join(own, nameOf(pageNo))
    if (pageNo <= OWN_PAGES)
      await stampPage(join(folder, nameOf(pageNo)), `edition ${edition}`, file)
    else copyFileSync(join(folder, nameOf(pageNo)), file)
  }
  return own
}

function nameOf(pageNo: number): string {
  return `${String(pageNo).padStart(2, '0')}.pdf`
}

/** Prints a few words on a page, so that it draws something else. */
export async function stampPage(from: string, words: string, to: string): Promise<string> {
  const document = await PDFDocument.load(readFileSync(from))
  document.getPage(0).drawText(words, { x: 4, y: 4, size: 6 })
  writeFileSync(to, await document.save())
  return to
}

/** One process for each edition, all at the same time. */
async function publishAll(
  dataDir: string,
  sent: ReadonlyMap<number, string>,
  options = '',
): Promise<EditionFigures> {
  const reportOf = (edition: number) => join(dataDir, `report-${edition}.json`)
  const commands = [...sent].map(
    ([edition, path]) =>
      `${process.execPath} broadsheet.mjs press publish ${path} ${options} ${ANSWERS.join(' ')} --date 2026-11-15 --edition ${edition} --json > ${reportOf(edition)} &`,
  )
  const script = `${commands.join(' ')} for job in $(jobs -p); do wait $job || exit 1; done`
  const measured = await measure('bash', ['-c', script], { DATA_DIR: dataDir })
  const reports = [...sent.keys()].map((edition) =>
    Report.parse(JSON.parse(readFileSync(reportOf(edition), 'utf8'))),
  )
  return {
    'pages made': reports.reduce((sum, { pagesMade }) => sum + pagesMade, 0),
    'CPU s': Number(measured.cpuSeconds.toFixed(1)),
    'wall s': measured.wallSeconds,
    'peak MB a process': measured.peakMegabytes,
  }
}
