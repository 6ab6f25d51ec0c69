import { useEffect, useRef } from 'react'
import type { Page } from '#contract/issues.ts'
import { moveTo, type PlaceKey } from '../reading-places/device-places.ts'

/**
 * Stores the page to which the reader turned, also before this part was loaded. The page `openedOn`, which opened by itself, is not
 * stored: it would hide where they stopped.
 */
export function useRememberPage(
  { date, edition }: PlaceKey,
  page: Page | undefined,
  openedOn: number | undefined,
): void {
  const pageNo = page && !page.locked ? page.pageNo : undefined
  const name = `${date} ${edition} ${pageNo}`
  const before = useRef(`${date} ${edition} ${openedOn}`)

  useEffect(() => {
    if (before.current === name) return
    const wasHere = before.current.startsWith(`${date} ${edition} `)
    before.current = name
    if (!wasHere || !pageNo) return
    moveTo({ date, edition }, { page_no: pageNo, article_id: null, article_block: 0 })
  }, [name, date, edition, pageNo])
}
