/** An article or page that a reader shares. */
export interface ShareItem {
  title: string
  /** A short text, never from a locked page. */
  text?: string
  /** The path in the app, with its query. */
  path: string
}

/**
 * The address to share, on the origin that this reader uses. It leaves out `source`, which says where
 * this reader came from.
 */
export function addressOf({ path }: ShareItem): string {
  const url = new URL(path, window.location.origin)
  url.searchParams.delete('source')
  return url.href
}
