/** Something of the paper that a reader passes on. */
export interface ShareItem {
  title: string
  /** A few words more, never of what is locked. */
  text?: string
  /** With its query, as it stands in the app. */
  path: string
}

/**
 * The address to pass on: the one that this reader's paper is at, whatever other names the server has. It
 * leads to the place itself, not to the way by which this reader came.
 */
export function addressOf({ path }: ShareItem): string {
  const url = new URL(path, window.location.origin)
  url.searchParams.delete('source')
  return url.href
}
