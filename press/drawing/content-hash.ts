import { createHash } from 'node:crypto'
import { PDFDict, PDFName, type PDFObject } from 'pdf-lib'
import { type Operand, type Operation, parseContent } from './content-parser.ts'

/** The kind of resource that an operator names. */
const RESOURCE_OF: Partial<Record<string, string>> = {
  Tf: 'Font',
  Do: 'XObject',
  gs: 'ExtGState',
  cs: 'ColorSpace',
  CS: 'ColorSpace',
  sh: 'Shading',
  scn: 'Pattern',
  SCN: 'Pattern',
  BI: 'ColorSpace',
}

/** Starts a part of the content that has a mark: its place in the document's structure, a layer, or a replacement text. */
const BEGIN_MARK = new Set(['BMC', 'BDC'])
const POINT_MARK = new Set(['MP', 'DP'])
/** The place in the structure, which draws nothing. */
const STRUCTURE_KEYS = ['MCID', 'Lang', 'Type', 'Attached', 'BBox']

/** In characters. */
const HASH_AT_ONCE = 65_536

type HashResource = (resource: PDFObject) => string

/** Returns a function that hashes a content stream. Resources count by their content, not by their names. */
export function contentHasher(hashResource: HashResource) {
  return (bytes: Uint8Array, resources: PDFDict | undefined): string => {
    const hash = createHash('sha256')
    // A call of the hash for each operation would take a quarter of the time.
    let pending = ''
    const add = (line: string) => {
      pending += line
      if (pending.length < HASH_AT_ONCE) return
      hash.update(pending)
      pending = ''
    }
    const hasMark: boolean[] = []
    for (const operation of parseContent(bytes)) {
      const { operator } = operation
      const textOfOperand = (operand: Operand) =>
        textOf(operand, (name) => resourceText(name, RESOURCE_OF[operator], resources))
      if (operator === 'EMC') {
        if (hasMark.pop()) add('EMC\n')
      } else if (BEGIN_MARK.has(operator)) {
        const mark = markOf(operation, resources)
        hasMark.push(mark !== undefined)
        if (mark !== undefined) add(`${mark} BDC\n`)
      } else if (!POINT_MARK.has(operator)) {
        add(`${operation.operands.map(textOfOperand).join(' ')} ${operator}\n`)
      }
    }
    return hash.update(pending).digest('hex')
  }

  function resourceText(name: string, kind: string | undefined, resources: PDFDict | undefined) {
    const resource = kind && findResource(name, kind, resources)
    return resource ? `<${hashResource(resource)}>` : `/${name}`
  }

  /** Undefined if the mark only names a place in the structure. */
  function markOf({ operands: [tag, properties] }: Operation, resources: PDFDict | undefined) {
    const name = tag?.kind === 'name' ? tag.name : ''
    if (properties?.kind === 'name') {
      const found = findResource(properties.name, 'Properties', resources)
      const isStructure =
        found instanceof PDFDict &&
        found.keys().every((key) => STRUCTURE_KEYS.includes(key.decodeText()))
      return found && !isStructure ? `${name} ${hashResource(found)}` : undefined
    }
    if (properties?.kind !== 'dictionary') return undefined
    const entries = [...properties.entries].filter(([key]) => !STRUCTURE_KEYS.includes(key))
    if (entries.length === 0) return undefined
    return `${name} ${textOf({ kind: 'dictionary', entries: new Map(entries) }, (text) => text)}`
  }
}

function findResource(
  name: string,
  kind: string,
  resources: PDFDict | undefined,
): PDFObject | undefined {
  const ofKind = resources?.lookupMaybe(PDFName.of(kind), PDFDict)
  return ofKind?.get(PDFName.of(name))
}

function textOf(operand: Operand, nameText: (name: string) => string): string {
  switch (operand.kind) {
    case 'plain':
      return operand.text
    case 'name':
      return nameText(operand.name)
    case 'array':
      return `[${operand.items.map((item) => textOf(item, nameText)).join(' ')}]`
    case 'dictionary': {
      const entries = [...operand.entries].map(
        ([key, value]) => `${key} ${textOf(value, nameText)}`,
      )
      return `<<${entries.sort().join(' ')}>>`
    }
  }
}
