/** Files that staff upload for an issue. Times are milliseconds since 1970. */
export interface UploadTables {
  desk_upload: DeskUploadTable
  desk_upload_part: DeskUploadPartTable
}

export interface DeskUploadTable {
  id: string
  staff_id: string
  publisher: string
  /** `yyyy-MM-dd` */
  date: string
  edition_id: number
  file_name: string
  /** Of the whole file, in bytes. */
  size: number
  /** Bytes received so far. */
  received: number
  /** `refused` is a complete file that is not a PDF. */
  state: 'receiving' | 'complete' | 'refused'
  /** Of the whole file, in hexadecimal; null until it is complete. */
  sha256: string | null
  created_at: number
  changed_at: number
}

/** A stretch of an uploaded file, in a file of the asset store. */
interface DeskUploadPartTable {
  upload_id: string
  /** Offset of its first byte. */
  start: number
  size: number
  /** In the asset store. */
  path: string
}
