/** A part of the newspaper as METS knows it: an issue, a page, an article, a headline. */
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

/** A file, or one block in it. */
export interface MetsArea {
  file: string
  block?: string
}

export interface MetsFile {
  href: string
  mime: string
  /** What the file and its group are for: 'Images', 'ocr', 'Thumbnails'. */
  use: string
}

/** What the catalogue says of the issue, or of one article. */
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
  /** Ids that belong together, both ways; several lists where several links name one. */
  links: ReadonlyMap<string, readonly (readonly string[])[]>
}

/** The div itself and all below it, in order. */
export function divsIn(div: MetsDiv): MetsDiv[] {
  return [div, ...div.children.flatMap(divsIn)]
}
