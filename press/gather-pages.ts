import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { jacketCount, pageName, withDisplayNames } from './display-names.ts'
import type { PackagedIssue } from './package/packaged-issue.ts'
import { readPageSource } from './package/page-source.ts'
import { readPackage } from './package/read-package.ts'
import type { PageTask } from './page-task.ts'
import { PressError } from './press-error.ts'
import { splitSpread } from './read/split-spread.ts'
import { splitPages } from './split-pages.ts'
import { originOf } from './version-of.ts'

export interface GatheredPages {
  pages: PageTask[]
  /** What the package declares about itself; empty for PDFs. */
  says: Pick<PackagedIssue, 'publisher' | 'date' | 'edition'>
  /** Hints for the editor that do not prevent publishing. */
  notes: string[]
}

/** Reads the pages of an issue from PDFs, a folder of PDFs or a newsroom's package. */
export async function gatherPages(
  paths: readonly string[],
  jacket?: string,
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
    )
  }
  return gatherPdfs(paths, jacket)
}

async function gatherPdfs(
  paths: readonly string[],
  jacket: string | undefined,
): Promise<GatheredPages> {
  const faults: string[] = []
  const sheets: { bytes: Uint8Array; origin: string; name: string | undefined }[] = []
  for (const path of paths) {
    try {
      const file = await readFile(path)
      const pages = await splitSheets(file)
      const name = pages.length === 1 ? nameIn(path) : undefined
      sheets.push(...pages.map((bytes, index) => ({ bytes, name, origin: originOf(file, index) })))
    } catch (error) {
      faults.push(`${basename(path)}: ${error instanceof Error ? error.message : error}`)
    }
  }
  if (faults.length > 0) throw new PressError(faults)
  const jackets = jacketCount(
    sheets.map(({ name }) => name),
    jacket,
  )
  const pages = sheets.map(({ bytes, name, origin }, index) => ({
    pageNo: index + 1,
    name: pageName(index, jackets, name),
    section: '',
    origin,
    source: { kind: 'pdf' as const, bytes },
  }))
  return { pages: withDisplayNames(pages, jackets), says: {}, notes: [] }
}

async function splitSheets(pdf: Uint8Array): Promise<Uint8Array[]> {
  const sheets = await splitPages(pdf)
  return (await Promise.all(sheets.map(splitSpread))).flat()
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
  return {
    pages: withDisplayNames(await Promise.all(tasks), jackets),
    says: { ...(publisher && { publisher }), ...(date && { date }), ...(edition && { edition }) },
    notes,
  }
}

const WHAT_A_PAGE_NEEDS =
  'Each page needs a PDF, or a JPEG, JPEG 2000, PNG, WebP or TIFF image. Add the files at these paths; the extension may differ (1.jpg for 1.tif).'

/** `02-business_and-farm.pdf` gives the name 'Business And Farm'; a bare number gives none. */
function nameIn(path: string): string | undefined {
  const words = basename(path, extname(path))
    .replace(/^[\d\W_]+/, '')
    .split(/[-_\s]+/)
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
  return /^(p|page)?\s?\d*$/i.test(name) ? undefined : name
}

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
