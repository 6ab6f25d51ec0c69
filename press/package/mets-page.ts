import { notFound } from './file-faults.ts'
import type { Mets } from './mets.ts'
import type { MetsPage } from './mets-pages.ts'
import { type FileFact, inspectFile, pageFileOf, printable } from './package-file.ts'
import { type AltoPage, readAlto } from './read-alto.ts'

/** The files of one page: the image or PDF to print, and its text by file id. */
export interface MetsPageFiles {
  picture?: { path: string; fact: FileFact }
  texts: Map<string, AltoPage>
  faults: string[]
  notes: string[]
}

/** Reads the files of a page; `folder` is a real path. */
export async function readMetsPage(
  folder: string,
  page: MetsPage,
  files: Mets['files'],
): Promise<MetsPageFiles> {
  const found: MetsPageFiles = { texts: new Map(), faults: [], notes: [] }
  await findPicture(folder, page, found)
  for (const id of page.texts) {
    const path = files.get(id)?.href ?? id
    const fact = await inspectFile(folder, path)
    if (fact.kind !== 'found') {
      found.faults.push(notFound(path, fact))
      continue
    }
    const reading = await readAlto(fact.path)
    if ('fault' in reading) found.faults.push(`${printable(path)} ${reading.fault}`)
    else found.texts.set(id, reading.page)
  }
  if (page.texts.length === 0) found.notes.push('it has no ALTO text file')
  return found
}

/** Uses the first file that exists: METS lists masters and copies that are often not delivered. */
async function findPicture(folder: string, page: MetsPage, found: MetsPageFiles): Promise<void> {
  for (const path of page.pictures) {
    const fact = await inspectFile(folder, path)
    const isElsewhere = /^https?:/i.test(path)
    if (fact.kind === 'refused' && !isElsewhere) found.faults.push(notFound(path, fact))
    if (!found.picture && pageFileOf(fact)) found.picture = { path, fact }
  }
  if (found.picture) return
  const tried = page.pictures.map(printable).join(', ')
  found.notes.push(`no image or PDF found (${tried ? `tried ${tried}` : 'none is listed'})`)
}
