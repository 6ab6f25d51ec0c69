import { notFound } from './file-faults.ts'
import type { Mets } from './mets.ts'
import type { MetsPage } from './mets-pages.ts'
import { type FileFact, inspectFile } from './package-file.ts'
import { shown } from './package-path.ts'
import { pageFileOf } from './page-file.ts'
import { type AltoPage, readAlto } from './read-alto.ts'

/** What lies on the disk of one page: the picture to print, and its text by file id. */
export interface PageOnDisk {
  picture?: { path: string; fact: FileFact }
  texts: Map<string, AltoPage>
  faults: string[]
  notes: string[]
}

/** Looks up a page's files; `folder` is a real path. */
export async function readMetsPage(
  folder: string,
  page: MetsPage,
  files: Mets['files'],
): Promise<PageOnDisk> {
  const found: PageOnDisk = { texts: new Map(), faults: [], notes: [] }
  await findPicture(folder, page, found)
  for (const id of page.texts) {
    const path = files.get(id)?.href ?? id
    const fact = await inspectFile(folder, path)
    if (fact.kind !== 'found') {
      found.faults.push(notFound(path, fact))
      continue
    }
    const reading = await readAlto(fact.path)
    if ('fault' in reading) found.faults.push(`${shown(path)} ${reading.fault}`)
    else found.texts.set(id, reading.page)
  }
  if (page.texts.length === 0) found.notes.push('no text (ALTO) belongs to it')
  return found
}

/** Takes the first that is here: METS lists masters and copies that seldom travel along. */
async function findPicture(folder: string, page: MetsPage, found: PageOnDisk): Promise<void> {
  for (const path of page.pictures) {
    const fact = await inspectFile(folder, path)
    const isElsewhere = /^https?:/i.test(path)
    if (fact.kind === 'refused' && !isElsewhere) found.faults.push(notFound(path, fact))
    if (!found.picture && pageFileOf(fact)) found.picture = { path, fact }
  }
  if (found.picture) return
  const looked = page.pictures.map(shown).join(', ')
  found.notes.push(
    `no picture or PDF of it is here (${looked ? `not ${looked}` : 'none is named'})`,
  )
}
