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

/** A file, one element of it, or the elements from `begin` to `end`. */
export interface MetsArea {
  /** The path of the file; its id if the METS file does not list it. */
  file: string
  begin?: string
  end?: string
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
  /** By path. */
  files: ReadonlyMap<string, MetsFile>
  descriptions: ReadonlyMap<string, MetsDescription>
  structures: { type: string; root: MetsDiv }[]
  /** Linked ids in both directions; one list for each link. */
  links: ReadonlyMap<string, readonly (readonly string[])[]>
  /** The paths of other METS files, from `mptr`. */
  pointers: readonly string[]
}

/** The div and all its descendants, in order. */
export function divsIn(div: MetsDiv): MetsDiv[] {
  return [div, ...div.children.flatMap(divsIn)]
}
