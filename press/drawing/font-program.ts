/** A program gives each subset of a font a new prefix. */
const SUBSET_PREFIX = /[A-Z]{6}\+/g
/** A font's own name is at the start of its program. */
const NAMES_WITHIN = 4096

export function withoutSubsetPrefix(text: string): string {
  return text.replace(SUBSET_PREFIX, '')
}

/** Tables with names, signatures and times, which draw nothing. */
const UNDRAWN_TABLES = new Set(['name', 'DSIG', 'FFTM'])
const TABLES_AT = 12
const TABLE_ENTRY = 16
/** In the table `head`: the checksum of the whole file, and when it was created and changed. */
const HEAD_CHECKSUM = [8, 12] as const
const HEAD_TIMES = [20, 36] as const

/** The parts of a font program that draw. Two subsets of the same glyphs have the same parts. */
export function* drawnParts(font: Uint8Array): Generator<Uint8Array | string> {
  const bytes = Buffer.from(font)
  const signature = bytes.toString('latin1', 0, 4)
  if (signature !== '\0\x01\0\0' && signature !== 'true' && signature !== 'OTTO') {
    yield withoutSubsetPrefix(bytes.toString('latin1', 0, NAMES_WITHIN))
    yield bytes.subarray(NAMES_WITHIN)
    return
  }
  const count = bytes.readUInt16BE(4)
  for (let index = 0; index < count; index += 1) {
    const entry = TABLES_AT + index * TABLE_ENTRY
    const tag = bytes.toString('latin1', entry, entry + 4)
    if (UNDRAWN_TABLES.has(tag)) continue
    const start = bytes.readUInt32BE(entry + 8)
    const table = bytes.subarray(start, start + bytes.readUInt32BE(entry + 12))
    if (tag === 'head') for (const part of [HEAD_CHECKSUM, HEAD_TIMES]) table.fill(0, ...part)
    yield tag
    if (tag === 'CFF ') yield* drawnParts(table)
    else yield table
  }
}
