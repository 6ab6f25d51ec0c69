import { createHash } from 'node:crypto'
import { FRONT_PAGE_DISPLAY_NAME } from '#contract/issues.ts'
import type { PageTask } from './page-task.ts'

/** Increase it when the press makes files differently, so that unchanged pages are made again. */
export const PRESS_VERSION = 3

/** The version is a hash of its input: the same pages give the same version. */
export function versionOf(pages: readonly PageTask[]): string {
  const hash = createHash('sha256').update(`press ${PRESS_VERSION}`)
  const hasJacket = pages[0]?.displayName !== FRONT_PAGE_DISPLAY_NAME
  for (const { displayName, name_kn, section_kn, ...page } of pages) {
    const { pageNo, name, section, origin, content } = page
    // Without a jacket and Kannada names, the version is the same as in earlier releases.
    const names = hasJacket ? [displayName] : []
    const kannada = name_kn || section_kn ? [name_kn, section_kn] : []
    hash.update(JSON.stringify([pageNo, name, section, origin, content, ...names, ...kannada]))
  }
  return `v${hash.digest('hex').slice(0, 16)}`
}

/** Identifies a page by its source file and index. */
export function originOf(file: Uint8Array, index = 0): string {
  return `${createHash('sha256').update(file).digest('hex')}/${index}`
}
