import { createHash } from 'node:crypto'
import type { PressedPage } from '#store/issues/issue-version.ts'

/** Increase it when the press makes files differently, so that unchanged pages are made again. */
export const PRESS_VERSION = 8

export type IdentifiedPage = Pick<
  PressedPage,
  'pageNo' | 'name' | 'name_kn' | 'displayName' | 'section' | 'section_kn'
> & { drawing: string }

/** The version is a hash of its pages: the same pages give the same version, whichever command sent them. */
export function versionOf(pages: readonly IdentifiedPage[]): string {
  const hash = createHash('sha256')
  for (const { pageNo, name, name_kn, displayName, section, section_kn, drawing } of pages) {
    const kannada = [name_kn ?? null, section_kn ?? null]
    hash.update(JSON.stringify([pageNo, name, displayName, section, ...kannada, drawing]))
  }
  return `v${hash.digest('hex').slice(0, 16)}`
}

/** Identifies a page by its source file and index. */
export function originOf(file: Uint8Array, index = 0): string {
  return `${createHash('sha256').update(file).digest('hex')}/${index}`
}
