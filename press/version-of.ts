import { createHash } from 'node:crypto'
import { FRONT_PAGE_DISPLAY_NAME } from '#contract/issues.ts'
import type { PageTask } from './page-task.ts'

/** Rises when the same pages would be made differently, so that they are made anew. */
export const PRESS_VERSION = 2

/** Names a version by what goes into it: the same pages are the same version. */
export function versionOf(pages: readonly PageTask[]): string {
  const hash = createHash('sha256').update(`press ${PRESS_VERSION}`)
  const hasJacket = pages[0]?.displayName !== FRONT_PAGE_DISPLAY_NAME
  for (const { displayName, name_kn, section_kn, ...page } of pages) {
    const { pageNo, name, section, origin, content } = page
    // Without a jacket and Kannada names the version is the one that earlier releases gave.
    const shown = hasJacket ? [displayName] : []
    const kannada = name_kn || section_kn ? [name_kn, section_kn] : []
    hash.update(JSON.stringify([pageNo, name, section, origin, content, ...shown, ...kannada]))
  }
  return `v${hash.digest('hex').slice(0, 16)}`
}

/** Tells a page by the file that it came in. */
export function originOf(file: Uint8Array, index = 0): string {
  return `${createHash('sha256').update(file).digest('hex')}/${index}`
}
