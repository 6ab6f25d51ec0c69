import { createReadStream } from 'node:fs'
import { SaxesParser } from 'saxes'
import { inMegabytes, XML_DEPTH_LIMIT, XML_LIMIT, XML_TAG_LIMIT } from './limits.ts'

/** Names come without prefix: many files in the wild bind the wrong namespace, or none. */
export interface XmlVisitor {
  open(name: string, attributes: ReadonlyMap<string, string>): void
  close?(name: string): void
  text?(text: string): void
}

/** Stops the reading; its message is the rest of a sentence about the file. */
export class XmlFault extends Error {
  override name = 'XmlFault'
}

/**
 * Streams an XML file past the visitor. Returns what is wrong with it, as the rest of a sentence.
 * Entities that the file declares itself are unknown to the parser, so none can be expanded.
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
    for await (const piece of decoded(path)) parser.write(piece)
    parser.close()
    return undefined
  } catch (error) {
    if (error instanceof XmlFault) return error.message
    throw error
  }
}

async function* decoded(path: string): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let size = 0
  for await (const chunk of createReadStream(path)) {
    if (!Buffer.isBuffer(chunk)) continue
    size += chunk.length
    if (size > XML_LIMIT) throw new XmlFault(`has more than ${inMegabytes(XML_LIMIT)}`)
    decoder ??= decoderFor(chunk)
    yield decode(decoder, chunk)
  }
  if (decoder) yield decode(decoder)
}

function decode(decoder: TextDecoder, chunk?: Buffer): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined })
  } catch {
    throw new XmlFault(`is not in the encoding it claims (${decoder.encoding})`)
  }
}

function decoderFor(start: Buffer): TextDecoder {
  const head = start.toString('latin1', 0, 200)
  const declared = /^(?:\xef\xbb\xbf)?<\?xml[^>]*\bencoding=["']([\w.:-]+)["']/.exec(head)?.[1]
  const marked = { '\xff\xfe': 'utf-16le', '\xfe\xff': 'utf-16be' }[head.slice(0, 2)]
  try {
    return new TextDecoder(marked ?? declared ?? 'utf-8', { fatal: true })
  } catch {
    throw new XmlFault(`is in an encoding we cannot read (${declared})`)
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
