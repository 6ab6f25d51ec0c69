import { createHash } from 'node:crypto'
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from 'pdf-lib'
import { contentHasher } from './content-hash.ts'
import { decodeStream } from './decode-stream.ts'
import { drawnParts, withoutSubsetPrefix } from './font-program.ts'

/** Says when a page was made, by what, or where it is in the file: nothing that is drawn. */
const UNDRAWN = new Set([
  ...['Parent', 'StructParent', 'StructParents', 'Metadata', 'PieceInfo', 'LastModified'],
  ...['ID', 'Thumb', 'ProcSet', 'OPI', 'Length', 'Length1', 'Length2', 'Length3'],
  ...['CharSet', 'CIDSet', 'Resources'],
])
const UNDRAWN_IN_ANNOTATION = new Set(['P', 'NM', 'M', 'T', 'CreationDate', 'Popup', 'Dest', 'D'])
/** The old way to name a resource. */
const NAMED_BY_RESOURCES = new Set(['XObject', 'Font', 'Pattern'])
const FONT_PROGRAMS = new Set(['FontFile', 'FontFile2', 'FontFile3'])
const CHARACTER_MAPS = new Set(['ToUnicode', 'Encoding'])

/**
 * A hash of what the first page of a PDF draws, also as text. Metadata, ids, times, the order of objects, names of resources
 * and the compression do not count. Throws if the file is encrypted or cannot be read.
 */
export async function pdfDrawing(pdf: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const page = document.getPage(0).node
  const known = new Map<PDFRef, string>()
  const open = new Set<PDFRef>()

  /** `key` is the entry of the dictionary that holds the object. */
  function hashOf(object: PDFObject | undefined, key = ''): string {
    if (!(object instanceof PDFRef)) return hashDirect(object, key)
    const before = known.get(object)
    if (before) return before
    if (open.has(object)) return 'cycle'
    open.add(object)
    const hash = hashDirect(document.context.lookup(object), key)
    open.delete(object)
    known.set(object, hash)
    return hash
  }

  function hashDirect(object: PDFObject | undefined, key: string): string {
    if (object instanceof PDFRawStream) return hashStream(object, key)
    if (object instanceof PDFDict) return hashDictionary(object)
    if (object instanceof PDFArray) return digest(object.asArray().map((item) => hashOf(item)))
    if (object instanceof PDFName) return `/${withoutSubsetPrefix(object.decodeText())}`
    if (object instanceof PDFNumber) return String(object.asNumber())
    if (object instanceof PDFString || object instanceof PDFHexString) {
      return `(${Buffer.from(object.asBytes()).toString('hex')})`
    }
    return String(object)
  }

  function hashDictionary(dictionary: PDFDict, ...leftOut: string[]): string {
    const type = nameAt(dictionary, 'Type')
    const isAnnotation = dictionary.has(PDFName.of('Rect')) && dictionary.has(PDFName.of('Subtype'))
    const entries = dictionary
      .entries()
      .map(([name, value]) => [name.decodeText(), value] as const)
      .filter(([key]) => !UNDRAWN.has(key) && !leftOut.includes(key))
      .filter(([key]) => !(isAnnotation && UNDRAWN_IN_ANNOTATION.has(key)))
      .filter(([key]) => !(key === 'Name' && type && NAMED_BY_RESOURCES.has(type)))
    const isType3 = nameAt(dictionary, 'Subtype') === 'Type3'
    const parts = entries.map(([key, value]): [string, string] => {
      const procedures = key === 'CharProcs' && isType3 && document.context.lookup(value)
      if (!(procedures instanceof PDFDict)) return [key, hashOf(value, key)]
      const resources = dictionary.lookupMaybe(PDFName.of('Resources'), PDFDict)
      return [
        key,
        digest(
          procedures
            .entries()
            .map(([glyph, content]) => hashGlyph(glyph, content, resources))
            .sort(),
        ),
      ]
    })
    return digest(parts.sort(byKey).flat())
  }

  function hashGlyph(glyph: PDFName, content: PDFObject, resources: PDFDict | undefined): string {
    const stream = document.context.lookup(content)
    const bytes = stream instanceof PDFRawStream ? decodeStream(stream) : undefined
    return glyph.decodeText() + (bytes ? hashContent(bytes, resources) : hashOf(content))
  }

  function hashStream(stream: PDFRawStream, key: string): string {
    const decoded = decodeStream(stream)
    const own = hashDictionary(stream.dict, ...(decoded ? ['Filter'] : []))
    if (!decoded) return digest([own, stream.contents])
    const isContent =
      nameAt(stream.dict, 'Subtype') === 'Form' || stream.dict.has(PDFName.of('PatternType'))
    if (isContent) {
      const resources = stream.dict.lookupMaybe(PDFName.of('Resources'), PDFDict)
      return digest([own, hashContent(decoded, resources ?? pageResources)])
    }
    if (FONT_PROGRAMS.has(key)) return digest([own, ...drawnParts(decoded)])
    if (CHARACTER_MAPS.has(key)) return digest([own, characterMap(decoded)])
    return digest([own, decoded])
  }

  const pageResources = page.Resources()
  const hashContent = contentHasher((resource) => hashOf(resource))
  const media = page.MediaBox()
  const contents = page.Contents()
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents]
  return digest([
    ...[media, page.CropBox() ?? media].map((box) => hashOf(box)),
    ...[page.Rotate(), page.get(PDFName.of('UserUnit'))].map((value) => hashOf(value)),
    ...[page.get(PDFName.of('Group')), page.Annots()].map((value) => hashOf(value)),
    hashOf(document.catalog.get(PDFName.of('OCProperties'))),
    hashContent(joinStreams(streams.map((each) => document.context.lookup(each))), pageResources),
  ])
}

function nameAt(dictionary: PDFDict, key: string): string | undefined {
  const value = dictionary.lookup(PDFName.of(key))
  return value instanceof PDFName ? value.decodeText() : undefined
}

function byKey([one]: [string, string], [other]: [string, string]): number {
  return one < other ? -1 : 1
}

/** The parts of a page's content may be cut between any two operations. */
function joinStreams(streams: readonly (PDFObject | undefined)[]): Uint8Array {
  const parts = streams.flatMap((stream) => {
    if (!(stream instanceof PDFRawStream)) return []
    const bytes = decodeStream(stream)
    if (!bytes) throw new Error('The content of the page cannot be read.')
    return [bytes, Buffer.from('\n')]
  })
  return Buffer.concat(parts)
}

function characterMap(bytes: Uint8Array): string {
  const text = new TextDecoder('latin1').decode(bytes).replace(/%[^\r\n]*/g, '')
  return withoutSubsetPrefix(text).replace(/\s+/g, ' ').trim()
}

export function digest(parts: Iterable<string | Uint8Array>): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('hex')
}
