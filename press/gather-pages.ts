import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import type { PressFault } from '#contract/desk/press-faults.ts'
import type { PressFinding } from '#contract/desk/press-findings.ts'
import { readFileName } from '#domain/page-file-name.ts'
import { type NumberedSheet, numberSheets, type Sheet } from './check/number-sheets.ts'
import { type PageFacts, readFacts } from './check/page-facts.ts'
import type { PageFile } from './check/page-file.ts'
import { jacketCount, pageName, withDisplayNames } from './display-names.ts'
import type { PackagedIssue } from './package/packaged-issue.ts'
import { readPageSource } from './package/page-source.ts'
import { readPackage } from './package/read-package.ts'
import type { PageTask } from './page-task.ts'
import { PressError } from './press-error.ts'
import { UnreadablePdfError } from './read/open-pdf.ts'
import { splitSpread } from './read/split-spread.ts'
import { splitPages } from './split-pages.ts'
import { originOf } from './version-of.ts'

export interface GatheredPages {
  pages: PageTask[]
  /** The file of each page, for the checks before publishing. */
  files: PageFile[]
  /** What became apparent while the pages were numbered. */
  findings: PressFinding[]
  /** What the package declares about itself; empty for PDFs. */
  says: Pick<PackagedIssue, 'publisher' | 'date' | 'edition'>
  /** Hints for the editor that do not prevent publishing. */
  notes: string[]
}

/** Reads the pages of an issue from PDFs, a folder of PDFs or a newsroom's package. `pattern` is the title's own for file names. */
export async function gatherPages(
  paths: readonly string[],
  jacket?: string,
  pattern?: RegExp,
): Promise<GatheredPages> {
  const [path, ...others] = paths
  if (!path) throw new PressError(['Give the PDFs, their folder or the package to publish.'])
  if (others.length === 0 && extname(path).toLowerCase() === '.xml')
    return gatherPackage(path, jacket)
  if (others.length === 0 && (await isFolder(path))) {
    const names = (await readdir(path)).sort(byNumber)
    if (names.some(isManifest)) return gatherPackage(path, jacket)
    const pdfs = names.filter((name) => extname(name).toLowerCase() === '.pdf')
    if (pdfs.length === 0) throw new PressError([`${path} contains neither PDFs nor a package.`])
    return gatherPdfs(
      pdfs.map((name) => join(path, name)),
      jacket,
      pattern,
    )
  }
  return gatherPdfs(paths, jacket, pattern)
}

async function gatherPdfs(
  paths: readonly string[],
  jacket: string | undefined,
  pattern: RegExp | undefined,
): Promise<GatheredPages> {
  const faults: string[] = []
  const values: PressFault[] = []
  const read: PdfSheet[] = []
  for (const path of paths) {
    try {
      read.push(...(await readSheets(path, pattern)))
    } catch (error) {
      const file = basename(path)
      const problem = error instanceof UnreadablePdfError ? error.problem : 'damaged'
      faults.push(`${file}: ${error instanceof Error ? error.message : error}`)
      values.push({ kind: 'pdf', file, problem })
    }
  }
  if (faults.length > 0) throw new PressError(faults, values)
  const { sheets, findings } = numberSheets(read)
  const names = sheets.map(({ name }) => name.name)
  const jackets = jacketCount(names, jacket)
  const numbers = pageNumbers(sheets, jackets)
  const pages = sheets.map(({ bytes, origin, facts: { model } }, index) => ({
    pageNo: numbers[index] ?? index + 1,
    name: pageName((numbers[index] ?? index + 1) - 1, jackets, names[index]),
    section: '',
    origin,
    source: { kind: 'pdf' as const, bytes },
    ...(model && { model }),
  }))
  const files = sheets.map(({ file, numberFrom, name, facts }, index) => {
    const pageNo = numbers[index] ?? index + 1
    return { pageNo, printedNo: Math.max(pageNo - jackets, 0), file, numberFrom, name, facts }
  })
  return { pages: withDisplayNames(pages, jackets), files, findings, says: {}, notes: [] }
}

interface PdfSheet extends Sheet {
  bytes: Uint8Array
  origin: string
}

async function readSheets(path: string, pattern: RegExp | undefined): Promise<PdfSheet[]> {
  const file = await readFile(path)
  const { mtimeMs: modifiedAt } = await stat(path)
  const name = readFileName(path, pattern)
  const documentPages = await splitPages(file)
  const sheets: PdfSheet[] = []
  for (const page of documentPages) {
    for (const [indexInSheet, bytes] of (await splitSpread(page)).entries()) {
      const isPart = documentPages.length > 1
      const origin = originOf(file, sheets.length)
      const facts = await readFacts(bytes)
      const common = { file: basename(path), modifiedAt, name, isPart }
      sheets.push({ ...common, bytes, origin, indexInSheet, facts })
    }
  }
  if (sheets.length === 1) return sheets
  const { name: _, ...unnamed } = name
  return sheets.map((sheet) => ({ ...sheet, name: unnamed }))
}

/** Files may count the jacket or not: `00-jacket.pdf`, `01.pdf` or, with --jacket 1, `01.pdf`, `02.pdf`. */
function pageNumbers(sheets: readonly NumberedSheet[], jackets: number): number[] {
  const first = sheets[jackets]?.number ?? 1
  const lastOfJacket = sheets[jackets - 1]?.number
  const front = first === 0 || first - 1 === lastOfJacket ? first : 1
  return sheets.map(({ number }, index) =>
    index < jackets ? index + 1 : number - front + 1 + jackets,
  )
}

async function gatherPackage(path: string, jacket: string | undefined): Promise<GatheredPages> {
  const reading = await readPackage(path)
  if (reading.kind === 'invalid') throw new PressError(reading.faults)
  const { pages, notes, publisher, date, edition } = reading.issue
  const missing = pages.flatMap(({ number, file, whyNoFile }) =>
    file ? [] : [`page ${number} has no PDF or image: ${whyNoFile}`],
  )
  if (missing.length > 0) throw new PressError([...missing, WHAT_A_PAGE_NEEDS])
  const tasks = pages.flatMap(({ number, file, whyNoFile: _, ...page }) =>
    file
      ? [
          readPageSource(file).then(({ sent, source }) => ({
            ...page,
            pageNo: number,
            origin: originOf(sent),
            source,
          })),
        ]
      : [],
  )
  const jackets = jacketCount(
    pages.map(({ name }) => name),
    jacket,
  )
  const made = await Promise.all(tasks)
  const files = made.map(async ({ pageNo, source }, index): Promise<PageFile> => {
    const file = basename(pages[index]?.file?.path ?? '')
    const facts = await factsOf(source)
    const printedNo = Math.max(pageNo - jackets, 0)
    const name = readFileName(file)
    return { pageNo, printedNo, file, numberFrom: 'package', name, ...(facts && { facts }) }
  })
  return {
    pages: withDisplayNames(made, jackets),
    files: await Promise.all(files),
    findings: [],
    says: { ...(publisher && { publisher }), ...(date && { date }), ...(edition && { edition }) },
    notes,
  }
}

/** None for an image, or for a page that is too small to read: the package itself has its text. */
async function factsOf({ kind, bytes }: PageTask['source']): Promise<PageFacts | undefined> {
  if (kind === 'image') return undefined
  try {
    return await readFacts(bytes)
  } catch (error) {
    if (error instanceof UnreadablePdfError) return undefined
    throw error
  }
}

const WHAT_A_PAGE_NEEDS =
  'Each page needs a PDF, or a JPEG, JPEG 2000, PNG, WebP or TIFF image. Add the files at these paths; the extension may differ (1.jpg for 1.tif).'

function isManifest(name: string): boolean {
  return name === 'edition.json' || extname(name).toLowerCase() === '.xml'
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => {
      throw new PressError([`${path} does not exist.`])
    },
  )
}

function byNumber(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}
