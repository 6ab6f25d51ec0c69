import { createHash } from 'node:crypto'
import type { PageTask } from './page-task.ts'

/** Rises when the same pages would be made differently, so that they are made anew. */
export const PRESS_VERSION = 1

/** Names a version by what goes into it: the same pages are the same version. */
export function versionOf(pages: readonly PageTask[]): string {
  const hash = createHash('sha256').update(`press ${PRESS_VERSION}`)
  for (const { pageNo, name, section, source, content } of pages) {
    hash.update(JSON.stringify([pageNo, name, section, source.kind, source.bytes.length, content]))
    hash.update(source.bytes)
  }
  return `v${hash.digest('hex').slice(0, 16)}`
}
