import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { getPageColumns } from '#contract/guided-reading.ts'
import { compactDate } from '#contract/issue-date.ts'
import type { Page } from '#contract/issues.ts'
import type { Stop } from '#domain/guided-reading/stops.ts'
import { whenIdle } from '#ui/when-idle.ts'
import { call } from '../../api/call.ts'
import { shouldSaveData } from '../../api/connection.ts'
import { EPAPER_DATA_CACHE } from '../../api/query-client.ts'
import { runtimeConfig } from '../../api/runtime-config.ts'
import { issueKey } from '../../paper/query-keys.ts'
import type { PlaceKey } from '../../reading-places/device-places.ts'
import { sheetFiles } from './sheet-files.ts'

export function columnsQuery({ date, edition }: PlaceKey, page: Page | undefined) {
  const { publisher } = runtimeConfig()
  const query = { publisher, date: compactDate(date), edition, pageNo: page?.pageNo ?? 0 }
  return {
    queryKey: [...issueKey(date, edition), 'columns', page?.pageNo, page?.imageTag],
    queryFn: () => call(getPageColumns, { query }),
    enabled: page !== undefined,
    ...EPAPER_DATA_CACHE,
  }
}

/** The next story may be on another page. */
export function usePrefetchNext(issue: PlaceKey, next: Page | undefined): void {
  const cache = useQueryClient()
  useEffect(() => {
    if (next) void cache.prefetchQuery(columnsQuery(issue, next))
  }, [cache, issue, next])
}

/** Fetches the pictures of the next page, probably in the size of this one, and decodes them. */
export function usePrefetchSheet(
  next: Page | undefined,
  folder: string,
  stop: Stop | undefined,
): void {
  const kept = useRef<HTMLImageElement[]>([])
  const files = next && stop && !shouldSaveData() ? sheetFiles(next, stop.page.width) : []
  const urls = files.map((file) => folder + file).join(' ')
  useEffect(() => {
    if (!urls) return
    return whenIdle(() => {
      kept.current = urls.split(' ').map((url) => {
        const image = new Image()
        image.src = url
        // A failure shows when the page is opened.
        void image.decode().catch(() => undefined)
        return image
      })
    })
  }, [urls])
}
