import { createHash } from 'node:crypto'
import type { IssueKey } from '#domain/access.ts'
import { pageRegionPrefix, regionPrefix } from '#domain/region-prefix.ts'

/**
 * A permanent id: links and saved articles refer to it. It stays the same when the issue is published
 * again with the same headline, or with the same position if there is no headline.
 */
export function regionId(key: IssueKey, pageNo: number, identity: string): string {
  const digest = createHash('sha256').update(identity.normalize('NFC')).digest('hex').slice(0, 8)
  return `${pageRegionPrefix(key, pageNo)}${digest}`
}

/** Makes a newsroom's region id unique among all issues. */
export function packagedRegionId(key: IssueKey, id: string): string {
  return `${regionPrefix(key)}-${id}`
}

/** Regions with the same id get a number: `a`, `a-2`, `a-3`. */
export function numberDuplicates<T extends { id: string }>(regions: readonly T[]): T[] {
  const seen = new Map<string, number>()
  return regions.map((region) => {
    const count = (seen.get(region.id) ?? 0) + 1
    seen.set(region.id, count)
    return count === 1 ? region : { ...region, id: `${region.id}-${count}` }
  })
}
