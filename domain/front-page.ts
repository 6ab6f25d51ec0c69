import { FRONT_PAGE_DISPLAY_NAME } from '#contract/issues.ts'

/** The index of the front page, found by its display name: an advertising jacket may come before it. */
export function frontPageIndex(pages: readonly { displayName: string }[]): number {
  const index = pages.findIndex(({ displayName }) => displayName === FRONT_PAGE_DISPLAY_NAME)
  return Math.max(index, 0)
}
