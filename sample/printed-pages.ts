import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IssueKey } from '#domain/access.ts'
import { PRESS_VERSION } from '#press/version-of.ts'
import { KANNADA_NAMES, sampleNames } from './content/kannada-names.ts'
import { SAMPLE_PAGES, type SamplePage } from './content/pages.ts'
import type { SampleEdition, SampleTitle } from './content/titles.ts'
import { frontPageOn } from './front-page-on.ts'
import { allEditions, printedFile } from './printed-files.ts'
import { stampDate } from './stamp-date.ts'

export interface PrintedPage {
  pageNo: number
  name: string
  name_kn: string
  section: string
  section_kn: string
  pdf: Uint8Array
}

/** The printed pages of a title. */
export interface PrintedPages {
  inner: readonly PrintedPage[]
  /** A hash of the inner pages. Versions with the same inner pages begin with it. */
  innerVersion: string
  /** The front page of one edition on one day, with its hash. */
  front(key: IssueKey): Promise<PrintedPage & { hash: string }>
}

export async function readPrintedPages(title: SampleTitle): Promise<PrintedPages> {
  const pages = SAMPLE_PAGES.filter((page) => page.title === title)
  const [anyEdition] = allEditions(title)
  if (!anyEdition) throw new Error(`${title.latin} has no edition`)
  const inner = await Promise.all(
    pages.filter(({ copy }) => copy.pageNo > 1).map((page) => readPrintedPage(page, anyEdition)),
  )
  const fronts = pages.filter(({ copy }) => copy.pageNo === 1)
  return {
    inner,
    innerVersion: `sample-${hashOf([...inner.map(({ pdf }) => pdf), NAMES])}`,
    front: async ({ date, edition: id }) => {
      const page = frontPageOn(fronts, date)
      const edition = allEditions(title).find((edition) => edition.id === id)
      if (!page || !edition) throw new Error(`${title.latin} has no front page of edition ${id}`)
      const front = await readPrintedPage(page, edition)
      const hash = hashOf([front.pdf, new TextEncoder().encode(date)])
      return { ...front, hash, pdf: await stampDate(front.pdf, date, title.lang) }
    },
  }
}

async function readPrintedPage(page: SamplePage, edition: SampleEdition): Promise<PrintedPage> {
  const { pageNo, name } = page.copy
  const pdf = await readFile(new URL(printedFile(page, edition), import.meta.url))
  const section = pageNo < 7 ? 'Main' : 'Sport and Weekend'
  const name_kn = sampleNames(name).kn
  return { pageNo, name, name_kn, section, section_kn: sampleNames(section).kn, pdf }
}

/** Part of the hash, so that samples of earlier releases, without Kannada names, are made again. */
const NAMES = new TextEncoder().encode(JSON.stringify(KANNADA_NAMES))

function hashOf(parts: readonly Uint8Array[]): string {
  const hash = createHash('sha256').update(`${PRESS_VERSION}`)
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 10)
}
