import { divsIn, type Mets, type MetsArea, type MetsDiv, type MetsFile } from './mets.ts'

/** A page in METS, with its files. */
export interface MetsPage {
  number: number
  name: string
  /** The ids of its ALTO files, usually one. */
  texts: string[]
  /** The paths of its PDFs and images, PDFs first. */
  pictures: string[]
}

/** The pages of a METS file, in order. */
export function pagesOf(mets: Mets): MetsPage[] {
  const divs = pageDivsOf(mets)
  const pages = divs.map((div) => ({
    div,
    areas: divsIn(div).flatMap((inside) => inside.areas),
  }))
  const found = pages.length > 0 ? pages : pagesByText(mets)
  const orders = new Set(found.map(({ div }) => div?.order).filter((order) => (order ?? 0) > 0))
  return found
    .map(({ div, areas }, index) => {
      const number = orders.size === found.length ? (div?.order ?? index + 1) : index + 1
      return { number, name: (div && nameIn(div)) ?? nameOf(number), ...filesIn(areas, mets.files) }
    })
    .sort((one, other) => one.number - other.number)
}

/** The divs that represent pages, from the physical structure or else from the first that has any. */
export function pageDivsOf({ structures }: Mets): MetsDiv[] {
  const physical = structures.filter(({ type }) => type === 'PHYSICAL')
  for (const { root } of [...physical, ...structures]) {
    const pages = divsIn(root).filter((div) => PAGE_TYPE.test(div.type))
    if (pages.length > 0) return pages
  }
  return physical.flatMap(({ root }) => divsIn(root).filter((div) => div.type === 'OBJECT'))
}

/** PAGE; the BnF also writes TITLE_PAGE, CONTENT_PAGE, ILLUSTRATION_PAGE and ADVERTISEMENT_PAGE. */
const PAGE_TYPE = /(^|_)PAGE$/

/** The label of a page of the BnF is the printed number as OCR read it, which is not a name. */
function nameIn({ type, label }: MetsDiv): string | undefined {
  return type === 'PAGE' ? label : undefined
}

/** If no structure has pages, each text file is a page. */
function pagesByText({ files }: Mets): { div?: MetsDiv; areas: MetsArea[] }[] {
  return [...files].filter(([, file]) => isText(file)).map(([id]) => ({ areas: [{ file: id }] }))
}

function filesIn(areas: MetsArea[], files: ReadonlyMap<string, MetsFile>) {
  const ids = [...new Set(areas.map((area) => area.file))]
  const pictures = ids
    .map((id) => files.get(id))
    .filter((file) => file !== undefined)
    .filter((file) => !isText(file) && !/thumb/i.test(file.use))
    .map((file) => file.href)
  return {
    texts: ids.filter((id) => isText(files.get(id))),
    pictures: [...pictures.filter(isPdf), ...pictures.filter((path) => !isPdf(path))],
  }
}

const isPdf = (path: string) => /\.pdf$/i.test(path)

export function isText(file: MetsFile | undefined): boolean {
  return file !== undefined && (/xml/i.test(file.mime) || /\.xml$/i.test(file.href))
}

function nameOf(number: number): string {
  return number === 1 ? 'Front Page' : `Page ${number}`
}
