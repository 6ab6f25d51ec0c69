import { FRONT_PAGE_DISPLAY_NAME } from '#contract/issues.ts'
import {
  FRONT_PAGE_NAME,
  JACKET_NAME,
  numberedPageName,
  pageDisplayName,
} from '#domain/page-names.ts'
import type { PageTask } from './page-task.ts'
import { PressError } from './press-error.ts'

const NAMED_JACKET = /^(jacket|ಜಾಕೆಟ್)/i

/**
 * The number of advertising pages before the front page: the editor's `--jacket` option, or else the
 * leading pages whose names begin with "Jacket".
 */
export function jacketCount(
  names: readonly (string | undefined)[],
  option: string | undefined,
): number {
  if (option === undefined) {
    const front = names.findIndex((name) => !NAMED_JACKET.test(name ?? ''))
    return Math.max(front, 0)
  }
  const count = /^\d{1,2}$/.test(option) ? Number(option) : undefined
  if (count === undefined)
    throw new PressError(['--jacket must be a number of pages, for example 2'])
  if (count >= names.length) {
    throw new PressError(
      [`--jacket ${count}: the issue has only ${names.length} pages, so no front page is left`],
      [{ kind: 'jacket', jacket: count, pages: names.length }],
    )
  }
  return count
}

/** The name of a page that came as a PDF; the PDF itself may have none. */
export function pageName(index: number, jackets: number, name: string | undefined): string {
  if (index < jackets) return JACKET_NAME
  return index === jackets ? FRONT_PAGE_NAME : (name ?? numberedPageName(index + 1 - jackets))
}

/** Jackets are numbered 00, so that the front page is always 01. */
export function withDisplayNames(
  pages: readonly Omit<PageTask, 'displayName'>[],
  jackets: number,
): PageTask[] {
  return pages.map((page, index) => {
    if (index === jackets) return { ...page, displayName: FRONT_PAGE_DISPLAY_NAME }
    if (index > jackets) {
      return { ...page, displayName: pageDisplayName(page.pageNo - jackets, page.name) }
    }
    return {
      ...page,
      displayName: pageDisplayName(0, NAMED_JACKET.test(page.name) ? page.name : JACKET_NAME),
    }
  })
}
