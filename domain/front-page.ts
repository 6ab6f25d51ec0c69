import { FRONT_PAGE_DISPLAY_NAME } from '#contract/issues.ts'

/** Found by display name, because an advertising jacket may precede the front page. */
export function frontPageIndex(pages: readonly { displayName: string }[]): number {
  const index = pages.findIndex(({ displayName }) => displayName === FRONT_PAGE_DISPLAY_NAME)
  return Math.max(index, 0)
}
