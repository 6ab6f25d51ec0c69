import { createHash } from 'node:crypto'
import type { IncomingFile, IncomingFiles } from '#store/incoming-files.ts'
import { type PageFacts, readFacts } from '../check/page-facts.ts'
import { splitSpread } from '../read/split-spread.ts'
import { splitPages } from '../split-pages.ts'
import { whyIncomplete } from './complete-pdf.ts'

/** A file that is completely written. A fault says why it cannot be a page, such as a PDF of several pages. */
export type SettledFile = IncomingFile & { sha256: string } & (
    | { facts: PageFacts }
    | { fault: string }
  )

export interface FolderContent {
  settled: SettledFile[]
  /** Files that are still being written, each with the reason. */
  incomplete: { file: IncomingFile; why: string }[]
}

/** A file that did not change for this long may be complete; so may one that two looks find unchanged. */
const SETTLE_MS = 10_000

/**
 * Returns a function that lists the PDFs of a folder. It reads a file only when it is new or has changed, and
 * remembers what it read.
 */
export function readSettledFiles(
  incoming: IncomingFiles,
): (now: Date, isWanted: (file: IncomingFile) => boolean) => Promise<FolderContent> {
  let seen = new Map<string, { stamp: string; since: number; settled?: SettledFile }>()

  return async (now, isWanted) => {
    const content: FolderContent = { settled: [], incomplete: [] }
    const listed = new Map<string, { stamp: string; since: number; settled?: SettledFile }>()
    for (const file of await incoming.list()) {
      if (!/\.pdf$/i.test(file.path) || !isWanted(file)) continue
      const stamp = `${file.size} ${file.modifiedAt} ${file.arrivedAt}`
      const before = seen.get(file.path)
      const isSame = before?.stamp === stamp
      const facts = isSame ? before : { stamp, since: now.getTime() }
      listed.set(file.path, facts)
      if (facts.settled) {
        content.settled.push(facts.settled)
        continue
      }
      const quietMs = Math.max(now.getTime() - file.arrivedAt, now.getTime() - facts.since)
      if (!isSame && quietMs < SETTLE_MS) {
        content.incomplete.push({ file, why: 'has just arrived' })
        continue
      }
      const bytes = await incoming.read(file.path)
      if (!bytes) continue
      const why =
        bytes.length === file.size ? whyIncomplete(bytes, quietMs) : 'is still being written'
      if (why) {
        content.incomplete.push({ file, why })
        continue
      }
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const settled = { ...file, sha256, ...(await readPage(bytes)) }
      listed.set(file.path, { ...facts, settled })
      content.settled.push(settled)
    }
    seen = listed
    return content
  }
}

async function readPage(pdf: Uint8Array): Promise<{ facts: PageFacts } | { fault: string }> {
  try {
    const sheets = await splitPages(pdf)
    if (sheets.length > 1) return { fault: `has ${sheets.length} pages. ${ONE_EACH}` }
    const [left, right] = await splitSpread(pdf)
    if (left && right) return { fault: `has two pages side by side. ${ONE_EACH}` }
    return { facts: await readFacts(pdf) }
  } catch (error) {
    const reason = error instanceof Error ? `: ${error.message}` : ''
    return { fault: `cannot be read${reason}. Export it again.` }
  }
}

const ONE_EACH = 'Send one file for each page.'
