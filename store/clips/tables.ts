export interface ClipTables {
  clip: ClipTable
  clip_of_reader: ClipOfReaderTable
}

/** A rectangle of a page. The names are those that the edition and the page had when it was cut. */
export interface ClipTable {
  id: string
  publisher: string
  edition_date: string
  edition_number: number
  edition_name: string
  edition_name_kn: string | null
  version: string
  page_no: number
  page_name: string
  page_name_kn: string | null
  /** A `PageBox`, as JSON. */
  box: string
  /** Of the picture, in pixels. */
  width: number
  height: number
  /** The articles that the rectangle shows a part of, as JSON. */
  article_ids: string
  created_at: number
}

/** Who made a clip. Apart from the clip, which outlives the account. */
interface ClipOfReaderTable {
  clip_id: string
  reader_id: string
  publisher: string
  edition_date: string
  edition_number: number
  page_no: number
  created_at: number
}
