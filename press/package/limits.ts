const MB = 1024 * 1024

/** Far above any real newspaper: larger input is a mistake or an attack. */
export const MANIFEST_LIMIT = 4 * MB
export const ARTICLE_LIMIT = MB
export const ALL_ARTICLES_LIMIT = 64 * MB
export const PAGE_FILE_LIMIT = 256 * MB
export const XML_LIMIT = 32 * MB
export const XML_DEPTH_LIMIT = 100
export const XML_TAG_LIMIT = 500_000
export const METS_COUNT_LIMIT = 100
export const PAGE_COUNT_LIMIT = 400
export const REGION_COUNT_LIMIT = 500
export const BLOCK_COUNT_LIMIT = 200_000
export const LINK_COUNT_LIMIT = 1_000_000

export function inMegabytes(bytes: number): string {
  return `${Math.ceil(bytes / MB)} MB`
}
