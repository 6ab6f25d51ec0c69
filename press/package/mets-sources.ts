import { isMets } from './is-mets.ts'
import { METS_COUNT_LIMIT } from './limits.ts'
import type { Mets } from './mets.ts'
import { pageDivsOf, pagesOf } from './mets-pages.ts'
import { readMets } from './read-mets.ts'

/** The METS file of an issue and the METS files that describe its articles, such as the BnF's `toc`. */
export interface MetsSource {
  file: string
  mets: Mets
  parts: Mets[]
  notes: string[]
}

export type MetsSources =
  | { kind: 'found'; sources: MetsSource[] }
  | { kind: 'invalid'; faults: string[] }

/**
 * The issues that METS files describe; `files` are paths inside `folder`, a real path.
 * A METS file that another one lists belongs to it: as an issue of its own if it has pages, or else as
 * the description of the other's articles. Two METS files with the same pages are one issue: the
 * Library of Congress adds a validated copy (`1916082601_1.xml`), so the last by name is used.
 */
export async function findMetsSources(
  folder: string,
  files: readonly string[],
): Promise<MetsSources> {
  const found = new Map<string, { mets: Mets; listed: string[] }>()
  const faults: string[] = []
  const waiting = [...files]
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    if (found.has(file)) continue
    if (found.size >= METS_COUNT_LIMIT) {
      return { kind: 'invalid', faults: [`more than ${METS_COUNT_LIMIT} METS files`] }
    }
    const reading = await readMets(folder, file)
    if ('fault' in reading) {
      faults.push(`${file} ${reading.fault}`)
      continue
    }
    const listed = await metsFilesIn(folder, file, reading.mets)
    found.set(file, { mets: reading.mets, listed })
    waiting.push(...listed)
  }
  if (faults.length > 0) return { kind: 'invalid', faults }

  const isPart = (file: string) => pageDivsOf(metsOf(file)).length === 0
  const metsOf = (file: string) => found.get(file)?.mets ?? EMPTY
  const listed = new Set([...found.values()].flatMap((source) => source.listed))
  const sources = [...found]
    .filter(([file]) => !listed.has(file) || !isPart(file))
    .filter(([file, source]) => source.listed.every(isPart) || !isPart(file))
    .map(([file, source]): MetsSource => {
      const parts = source.listed.filter(isPart)
      return { file, mets: without(source.mets, parts), parts: parts.map(metsOf), notes: [] }
    })
  return { kind: 'found', sources: withoutCopies(sources) }
}

const EMPTY: Mets = {
  label: '',
  files: new Map(),
  descriptions: new Map(),
  structures: [],
  links: new Map(),
  pointers: [],
}

async function metsFilesIn(folder: string, file: string, mets: Mets): Promise<string[]> {
  const inPages = new Set(pagesOf(mets).flatMap((page) => page.texts))
  const hasPages = pageDivsOf(mets).length > 0
  const paths = new Set([...mets.files.keys(), ...mets.pointers])
  const listed: string[] = []
  for (const path of paths) {
    if (path === file || (hasPages && inPages.has(path))) continue
    if (await isMets(folder, path)) listed.push(path)
  }
  return listed
}

/** Without the files that are METS, which would count as pages. */
function without(mets: Mets, parts: readonly string[]): Mets {
  const files = new Map([...mets.files].filter(([path]) => !parts.includes(path)))
  return { ...mets, files }
}

function withoutCopies(sources: readonly MetsSource[]): MetsSource[] {
  const byPages = new Map<string, MetsSource>()
  for (const source of sources.toSorted((one, other) => (one.file < other.file ? -1 : 1))) {
    const files = pagesOf(source.mets).map(({ texts, pictures }) => [texts, pictures])
    const pages = files.flat(2).length > 0 ? JSON.stringify(files) : source.file
    const copy = byPages.get(pages)
    const note = copy && `${copy.file} describes the same pages as ${source.file} and is not used`
    byPages.set(pages, { ...source, notes: note ? [...copy.notes, note] : [] })
  }
  return [...byPages.values()]
}
