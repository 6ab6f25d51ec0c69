import { createHash } from 'node:crypto'
import type { PageTask } from './page-task.ts'

/** Rises when the same pages would be made differently, so that they are made anew. */
export const PRESS_VERSION = 2

/** Names a version by what goes into it: the same pages are the same version. */
export function versionOf(pages: readonly PageTask[]): string {
  const hash = createHash('sha256').update(`press ${PRESS_VERSION}`)
  for (const { pageNo, name, name_kn, section, section_kn, origin, content } of pages) {
    // Pages without Kannada names keep the version that earlier releases gave them.
    const kannada = name_kn || section_kn ? [name_kn, section_kn] : []
    hash.update(JSON.stringify([pageNo, name, section, origin, content, ...kannada]))
  }
  return `v${hash.digest('hex').slice(0, 16)}`
}

/** Tells a page by the file that it came in. */
export function originOf(file: Uint8Array, index = 0): string {
  return `${createHash('sha256').update(file).digest('hex')}/${index}`
}
