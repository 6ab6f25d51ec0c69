/** A `div` of METS: an issue, a page, an article, a headline. */
export interface MetsDiv {
  id?: string
  /** Upper case, without prefix: PAGE, ARTICLE. */
  type: string
  label?: string
  order?: number
  descriptions: string[]
  areas: MetsArea[]
  children: MetsDiv[]
}

/** A file or one block of it. */
export interface MetsArea {
  file: string
  block?: string
}

export interface MetsFile {
  href: string
  mime: string
  /** The use of the file and its group: 'Images', 'ocr', 'Thumbnails'. */
  use: string
}

/** Descriptive metadata of the issue or of one article. */
export interface MetsDescription {
  title: string
  language?: string
  date?: string
}

export interface Mets {
  label: string
  files: ReadonlyMap<string, MetsFile>
  descriptions: ReadonlyMap<string, MetsDescription>
  structures: { type: string; root: MetsDiv }[]
  /** Linked ids in both directions; one list for each link. */
  links: ReadonlyMap<string, readonly (readonly string[])[]>
}

/** The div and all its descendants, in order. */
export function divsIn(div: MetsDiv): MetsDiv[] {
  return [div, ...div.children.flatMap(divsIn)]
}
