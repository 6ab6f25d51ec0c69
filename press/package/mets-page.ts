import { posix } from 'node:path'
import type { MetsPage } from './mets-pages.ts'
import { explainMissing } from './missing-file.ts'
import { type FileFact, inspectFile, pageFileOf, printable } from './package-file.ts'
import { type AltoPage, readAlto } from './read-alto.ts'

/** The files of one page: the image or PDF to print, and its text by path. */
export interface MetsPageFiles {
  picture?: { path: string; fact: FileFact }
  /** Without a picture: what was looked for and what is there instead. */
  whyNoFile?: string
  texts: Map<string, AltoPage>
  faults: string[]
  notes: string[]
}

/** Reads the files of a page; `folder` is a real path. */
export async function readMetsPage(folder: string, page: MetsPage): Promise<MetsPageFiles> {
  const texts = new Map<string, AltoPage>()
  const { faults, ...picture } = await findPicture(folder, page)
  for (const path of page.texts) {
    const fact = await inspectFile(folder, path)
    if (fact.kind !== 'found') {
      faults.push(await explainMissing(folder, path, fact))
      continue
    }
    const reading = await readAlto(fact.path)
    if ('fault' in reading) faults.push(`${printable(path)} ${reading.fault}`)
    else texts.set(path, reading.page)
  }
  const notes = page.texts.length === 0 ? ['it has no ALTO text file'] : []
  return { ...picture, texts, faults, notes }
}

const PAGE_EXTENSIONS = ['.pdf', '.jpg', '.jpeg', '.png', '.webp', '.tif', '.tiff', '.jp2']

/**
 * Uses the first file that exists: METS lists masters and copies that are often not delivered. A copy
 * in another format with the same name (`images/1.jpg` for `images/1.tif`) is as good.
 */
async function findPicture(folder: string, { pictures }: MetsPage) {
  const faults: string[] = []
  const reasons: string[] = []
  for (const path of pictures) {
    const fact = await inspectFile(folder, path)
    if (pageFileOf(fact)) return { picture: { path, fact }, faults }
    const isElsewhere = /^https?:/i.test(path)
    const why = await explainMissing(folder, path, fact)
    if (fact.kind === 'refused' && !isElsewhere) faults.push(why)
    reasons.push(why)
  }
  for (const path of pictures) {
    const copy = await findCopy(folder, path)
    if (copy) return { picture: copy, faults }
  }
  const whyNoFile = reasons.join('; ') || 'the METS file lists no PDF or image for it'
  return { whyNoFile, faults }
}

async function findCopy(folder: string, path: string) {
  const { dir, name } = posix.parse(path)
  for (const extension of PAGE_EXTENSIONS) {
    const copy = posix.join(dir, `${name}${extension}`)
    const fact = await inspectFile(folder, copy)
    if (pageFileOf(fact)) return { path: copy, fact }
  }
  return undefined
}
