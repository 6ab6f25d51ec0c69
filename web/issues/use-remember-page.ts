import { useEffect, useRef } from 'react'
import type { Page } from '#contract/issues.ts'
import { moveTo, type PlaceKey } from '../reading-places/device-places.ts'

/** Stores the page to which the reader turned. The page that opens by itself is not stored: it would hide where they stopped. */
export function useRememberPage(issue: PlaceKey | undefined, page: Page | undefined): void {
  const date = issue?.date
  const edition = issue?.edition
  const pageNo = page && !page.locked ? page.pageNo : undefined
  const name = `${date} ${edition} ${pageNo}`
  const before = useRef(name)

  useEffect(() => {
    if (before.current === name) return
    const wasHere = before.current.startsWith(`${date} ${edition} `)
    before.current = name
    if (!wasHere || !date || !edition || !pageNo) return
    moveTo({ date, edition }, { page_no: pageNo, article_id: null, article_block: 0 })
  }, [name, date, edition, pageNo])
}
