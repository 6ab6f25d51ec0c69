import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IssueKey } from '#domain/access.ts'
import { PRESS_VERSION } from '#press/version-of.ts'
import { KANNADA_NAMES, sampleNames } from './content/kannada-names.ts'
import { SAMPLE_PAGES, type SamplePage } from './content/pages.ts'
import type { SampleEdition, SampleTitle } from './content/titles.ts'
import { allEditions, printedFile } from './printed-files.ts'
import { stampDate } from './stamp-date.ts'
import { takesTurn } from './takes-turn.ts'

export interface PrintedPage {
  pageNo: number
  name: string
  name_kn: string
  section: string
  section_kn: string
  pdf: Uint8Array
}

/** The pages of a title as they came from the printer. */
export interface PrintedPages {
  inner: readonly PrintedPage[]
  /** Changes when an inner page does. Versions with the same inner pages begin with it. */
  innerVersion: string
  /** The front page of one edition on one day; the hash changes with it. */
  front(key: IssueKey): Promise<PrintedPage & { hash: string }>
}

export async function readPrintedPages(title: SampleTitle): Promise<PrintedPages> {
  const pages = SAMPLE_PAGES.filter((page) => page.title === title)
  const [anyEdition] = allEditions(title)
  if (!anyEdition) throw new Error(`${title.latin} has no edition`)
  const inner = await Promise.all(
    pages.filter(({ copy }) => copy.pageNo > 1).map((page) => printed(page, anyEdition)),
  )
  const fronts = pages.filter(({ copy }) => copy.pageNo === 1)
  return {
    inner,
    innerVersion: `sample-${hashOf([...inner.map(({ pdf }) => pdf), NAMES])}`,
    front: async ({ date, edition: id }) => {
      const page = takesTurn(fronts, date)
      const edition = allEditions(title).find((edition) => edition.id === id)
      if (!page || !edition) throw new Error(`${title.latin} has no front page of edition ${id}`)
      const front = await printed(page, edition)
      const hash = hashOf([front.pdf, new TextEncoder().encode(date)])
      return { ...front, hash, pdf: await stampDate(front.pdf, date, title.lang) }
    },
  }
}

async function printed(page: SamplePage, edition: SampleEdition): Promise<PrintedPage> {
  const { pageNo, name } = page.copy
  const pdf = await readFile(new URL(printedFile(page, edition), import.meta.url))
  const section = pageNo < 7 ? 'Main' : 'Sport and Weekend'
  const name_kn = sampleNames(name).kn
  return { pageNo, name, name_kn, section, section_kn: sampleNames(section).kn, pdf }
}

/** Samples of earlier releases have no Kannada names: they are made again. */
const NAMES = new TextEncoder().encode(JSON.stringify(KANNADA_NAMES))

function hashOf(parts: readonly Uint8Array[]): string {
  const hash = createHash('sha256').update(`${PRESS_VERSION}`)
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 10)
}
