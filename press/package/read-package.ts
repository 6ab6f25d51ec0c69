import { readdir, realpath, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { IssueDate } from '#contract/issue-date.ts'
import { isMets } from './is-mets.ts'
import { readMetsIssue } from './mets-issue.ts'
import { dateOf } from './mets-notes.ts'
import { pagesOf } from './mets-pages.ts'
import { findMetsSources, type MetsSource } from './mets-sources.ts'
import { printable } from './package-file.ts'
import type { PackageReading } from './packaged-issue.ts'
import { MANIFEST_FILE, readEdition } from './read-edition.ts'

/** Reads a newsroom's package of either format: a folder, or one METS file of a folder. Writes nothing. */
export async function readPackage(path: string): Promise<PackageReading> {
  const place = await placeOf(path)
  if (!place) return { kind: 'invalid', faults: [`${path} is not a folder or a METS file`] }
  if (place.hasManifest) return readEdition(place.folder)
  const found = await findMetsSources(place.folder, place.metsFiles)
  if (found.kind === 'invalid') return found
  const [source, ...others] = found.sources
  if (!source) return { kind: 'invalid', faults: [await nothingFound(place.folder)] }
  if (others.length === 0) return readMetsIssue(place.folder, source)
  return { kind: 'invalid', faults: [severalIssues(found.sources)] }
}

/** The packages to publish one by one: each issue of a folder with several METS files, or the path itself. */
export async function packagesIn(path: string): Promise<{ path: string; date?: IssueDate }[]> {
  const place = await placeOf(path)
  if (!place || place.metsFiles.length === 0) return [{ path }]
  const found = await findMetsSources(place.folder, place.metsFiles)
  if (found.kind === 'invalid' || found.sources.length < 2) return [{ path }]
  return found.sources.map((source) => {
    const date = dateOf(source)
    return { path: join(place.folder, source.file), ...(date && { date }) }
  })
}

interface Place {
  /** A real path. */
  folder: string
  hasManifest: boolean
  metsFiles: string[]
}

async function placeOf(path: string): Promise<Place | undefined> {
  const stats = await stat(path).catch(() => undefined)
  if (!stats) return undefined
  const folder = await realpath(stats.isDirectory() ? path : dirname(path))
  const names = stats.isDirectory() ? (await readdir(folder)).sort() : [basename(path)]
  if (stats.isDirectory() && names.includes(MANIFEST_FILE)) {
    return { folder, hasManifest: true, metsFiles: [] }
  }
  const metsFiles: string[] = []
  for (const name of names) if (await isMets(folder, name)) metsFiles.push(name)
  if (!stats.isDirectory() && metsFiles.length === 0) return undefined
  return { folder, hasManifest: false, metsFiles }
}

async function nothingFound(folder: string): Promise<string> {
  const names = await readdir(folder)
  const xml = names.filter((name) => /\.xml$/i.test(name)).sort()
  const have = xml.length === 1 ? 'has' : 'have'
  const seen = xml.length > 0 ? `: ${named(xml)} ${have} another root element than mets` : ''
  return `the folder contains neither ${MANIFEST_FILE} nor a METS file${seen}`
}

function severalIssues(sources: readonly MetsSource[]): string {
  const issues = sources.map((source) => {
    const count = pagesOf(source.mets).length
    const pages = count === 1 ? '1 page' : `${count} pages`
    return `${source.file} (${dateOf(source) ?? 'without a date'}, ${pages})`
  })
  return `the folder describes ${issues.length} issues: ${named(issues)}. Give one of these files instead of the folder`
}

const NAMES_SHOWN = 5

function named(names: readonly string[]): string {
  const more = names.length > NAMES_SHOWN ? ` and ${names.length - NAMES_SHOWN} more` : ''
  return names.slice(0, NAMES_SHOWN).map(printable).join(', ') + more
}
