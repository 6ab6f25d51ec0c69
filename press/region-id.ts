import { createHash } from 'node:crypto'
import { compactDate } from '#contract/issue-date.ts'
import type { IssueKey } from '#domain/access.ts'

/**
 * Names a region for good: links and saved articles point at it. It stays the same when the issue is
 * published again, as long as its headline (or, without one, its place) does.
 */
export function regionId(key: IssueKey, pageNo: number, tellsApart: string): string {
  const mark = createHash('sha256').update(tellsApart.normalize('NFC')).digest('hex').slice(0, 8)
  return `${regionPrefix(key)}-${String(pageNo).padStart(2, '0')}-${mark}`
}

/** A newsroom's own name for a region, made unique among all issues. */
export function packagedRegionId(key: IssueKey, id: string): string {
  return `${regionPrefix(key)}-${id}`
}

/** What the ids of all regions of an issue begin with. */
export function regionPrefix({ publisher, date, edition }: IssueKey): string {
  return `${publisher.toLowerCase()}-${compactDate(date)}-${edition}`
}

/** Two regions of one name get numbers. */
export function numberDuplicates<T extends { id: string }>(regions: readonly T[]): T[] {
  const seen = new Map<string, number>()
  return regions.map((region) => {
    const count = (seen.get(region.id) ?? 0) + 1
    seen.set(region.id, count)
    return count === 1 ? region : { ...region, id: `${region.id}-${count}` }
  })
}
