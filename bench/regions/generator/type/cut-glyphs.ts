const KEPT_TABLES = ['head', 'hhea', 'hmtx', 'maxp', 'prep', 'cvt ', 'fpgm']
const HEAD_BYTES = 12
const ENTRY_BYTES = 16
const HAS_MORE_PARTS = 0x20
const HAS_WORD_ARGUMENTS = 0x01
const SCALES: readonly [flag: number, bytes: number][] = [
  [0x08, 2],
  [0x40, 4],
  [0x80, 8],
]

/** A TrueType font with the outlines of the given glyphs only; glyph numbers stay as they are. */
export function cutGlyphs(font: Buffer, used: ReadonlySet<number>): Buffer {
  const tables = tablesOf(font)
  const table = (tag: string): Buffer => {
    const found = tables.get(tag)
    if (!found) throw new Error(`The font has no table ${tag}`)
    return found
  }
  const head = Buffer.from(table('head'))
  const isLong = head.readInt16BE(50) === 1
  const loca = table('loca')
  const glyf = table('glyf')
  const placeOf = (glyph: number) =>
    isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2
  const count = table('maxp').readUInt16BE(4)
  const outlineOf = (glyph: number) => glyf.subarray(placeOf(glyph), placeOf(glyph + 1))

  const kept = new Set([0, ...used])
  for (const glyph of kept) for (const part of partsOf(outlineOf(glyph))) kept.add(part)

  const places = Buffer.alloc((count + 1) * 4)
  const outlines: Buffer[] = []
  let place = 0
  for (let glyph = 0; glyph < count; glyph++) {
    places.writeUInt32BE(place, glyph * 4)
    if (!kept.has(glyph)) continue
    const outline = padded(outlineOf(glyph))
    outlines.push(outline)
    place += outline.length
  }
  places.writeUInt32BE(place, count * 4)
  head.writeInt16BE(1, 50)
  const others = KEPT_TABLES.flatMap((tag) => {
    const found = tag === 'head' ? head : tables.get(tag)
    return found ? [[tag, found] as const] : []
  })
  return joined([...others, ['loca', places], ['glyf', Buffer.concat(outlines)]])
}

function tablesOf(font: Buffer): Map<string, Buffer> {
  const count = font.readUInt16BE(4)
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const entry = HEAD_BYTES + index * ENTRY_BYTES
      const start = font.readUInt32BE(entry + 8)
      const end = start + font.readUInt32BE(entry + 12)
      return [font.toString('latin1', entry, entry + 4), font.subarray(start, end)]
    }),
  )
}

/** The glyphs that a composite glyph is made of. */
function partsOf(outline: Buffer): number[] {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return []
  const parts: number[] = []
  let at = 10
  let flags = HAS_MORE_PARTS
  while (flags & HAS_MORE_PARTS) {
    flags = outline.readUInt16BE(at)
    parts.push(outline.readUInt16BE(at + 2))
    at += 4 + (flags & HAS_WORD_ARGUMENTS ? 4 : 2)
    at += SCALES.find(([flag]) => flags & flag)?.[1] ?? 0
  }
  return parts
}

function padded(data: Buffer): Buffer {
  return Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
}

function joined(tables: readonly (readonly [string, Buffer])[]): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1))
  const header = Buffer.alloc(HEAD_BYTES + ENTRY_BYTES * sorted.length)
  header.writeUInt32BE(0x00010000, 0)
  header.writeUInt16BE(sorted.length, 4)
  let place = header.length
  for (const [index, [tag, data]] of sorted.entries()) {
    const entry = HEAD_BYTES + index * ENTRY_BYTES
    header.write(tag, entry, 'latin1')
    header.writeUInt32BE(place, entry + 8)
    header.writeUInt32BE(data.length, entry + 12)
    place += padded(data).length
  }
  return Buffer.concat([header, ...sorted.map(([, data]) => padded(data))])
}
