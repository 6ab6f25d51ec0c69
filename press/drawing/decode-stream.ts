import { constants, inflateSync } from 'node:zlib'
import { decodePDFRawStream, PDFName, type PDFRawStream } from 'pdf-lib'

const MAX_BYTES = 512 * 1024 * 1024
const FILTER = PDFName.of('Filter')
const FLATE = PDFName.of('FlateDecode')

/** The content of a stream; undefined if its filter is that of an image, or if it is damaged. */
export function decodeStream(stream: PDFRawStream): Uint8Array | undefined {
  const filter = stream.dict.lookup(FILTER)
  if (filter === undefined) return stream.contents
  try {
    // Node's zlib is much faster than the library's own.
    if (filter === FLATE) return inflate(stream.contents)
    return decodePDFRawStream(stream).decode()
  } catch {
    return undefined
  }
}

/** Like PDF viewers, accepts a stream whose end is missing. */
function inflate(contents: Uint8Array): Uint8Array {
  return inflateSync(contents, {
    finishFlush: constants.Z_SYNC_FLUSH,
    maxOutputLength: MAX_BYTES,
  })
}
