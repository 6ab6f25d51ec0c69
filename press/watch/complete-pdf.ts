const HEAD_BYTES = 1024
const TAIL_BYTES = 2048
/** PDFium repairs a wrong table of objects, so a file that has an end and stays the same is taken as it is. */
const QUIET_MS = 60_000

/** Why a PDF is not complete; undefined if it is. `quietMs` is the time since it last changed. */
export function whyIncomplete(pdf: Uint8Array, quietMs: number): string | undefined {
  const text = (from: number, to: number) => Buffer.from(pdf.subarray(from, to)).toString('latin1')
  if (pdf.length === 0) return 'is empty'
  const start = text(0, HEAD_BYTES).indexOf('%PDF-')
  if (start < 0) return 'does not begin as a PDF'
  const tail = text(Math.max(0, pdf.length - TAIL_BYTES), pdf.length)
  const end = [...tail.matchAll(/startxref\s+(\d+)\s+%%EOF/g)].at(-1)
  if (!end) return 'has no end yet'
  const table = start + Number(end[1])
  const hasTable = /^\s*(xref|\d+\s+\d+\s+obj)/.test(text(table, table + 40))
  return hasTable || quietMs > QUIET_MS ? undefined : 'has no table of its objects yet'
}
