import { createReadStream } from 'node:fs'
import { SaxesParser } from 'saxes'
import { inMegabytes, XML_DEPTH_LIMIT, XML_LIMIT, XML_TAG_LIMIT } from './limits.ts'

/** Names have no prefix: many real files declare a wrong namespace or none. */
export interface XmlVisitor {
  open(name: string, attributes: ReadonlyMap<string, string>): void
  close?(name: string): void
  text?(text: string): void
}

/** Stops the parser. The message completes a sentence about the file. */
export class XmlFault extends Error {
  override name = 'XmlFault'
}

/**
 * Streams an XML file to the visitor. Returns a fault as the end of a sentence about the file. The
 * parser ignores entity declarations, so entities of the file are never expanded.
 */
export async function readXml(path: string, visitor: XmlVisitor): Promise<string | undefined> {
  const parser = new SaxesParser({ xmlns: false })
  let depth = 0
  let tags = 0
  parser.on('error', (error) => {
    const place = `line ${parser.line}, column ${parser.column}`
    throw new XmlFault(
      `is not well-formed XML (${place}: ${error.message.replace(/^[\d:]+ /, '')})`,
    )
  })
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    tags += 1
    if (tags > XML_TAG_LIMIT) throw new XmlFault(`has more than ${XML_TAG_LIMIT} tags`)
    if (depth > XML_DEPTH_LIMIT) throw new XmlFault(`nests deeper than ${XML_DEPTH_LIMIT} tags`)
    visitor.open(localName(name), localAttributes(attributes))
  })
  parser.on('closetag', ({ name }) => {
    depth -= 1
    visitor.close?.(localName(name))
  })
  parser.on('text', (text) => visitor.text?.(text))
  parser.on('cdata', (text) => visitor.text?.(text))
  try {
    for await (const piece of decodeFile(path)) parser.write(piece)
    parser.close()
    return undefined
  } catch (error) {
    if (error instanceof XmlFault) return error.message
    throw error
  }
}

async function* decodeFile(path: string): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let size = 0
  for await (const chunk of createReadStream(path)) {
    if (!Buffer.isBuffer(chunk)) continue
    size += chunk.length
    if (size > XML_LIMIT) throw new XmlFault(`is larger than ${inMegabytes(XML_LIMIT)}`)
    decoder ??= decoderFor(chunk)
    yield decode(decoder, chunk)
  }
  if (decoder) yield decode(decoder)
}

function decode(decoder: TextDecoder, chunk?: Buffer): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined })
  } catch {
    throw new XmlFault(`is not in the encoding it declares (${decoder.encoding})`)
  }
}

function decoderFor(start: Buffer): TextDecoder {
  const head = start.toString('latin1', 0, 200)
  const declared = /^(?:\xef\xbb\xbf)?<\?xml[^>]*\bencoding=["']([\w.:-]+)["']/.exec(head)?.[1]
  const byteOrderMark = { '\xff\xfe': 'utf-16le', '\xfe\xff': 'utf-16be' }[head.slice(0, 2)]
  try {
    return new TextDecoder(byteOrderMark ?? declared ?? 'utf-8', { fatal: true })
  } catch {
    throw new XmlFault(`uses an unsupported encoding (${declared})`)
  }
}

function localAttributes(attributes: Record<string, string>): Map<string, string> {
  const local = new Map<string, string>()
  for (const name in attributes) {
    const value = attributes[name]
    if (value !== undefined && !name.startsWith('xmlns')) local.set(localName(name), value)
  }
  return local
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
