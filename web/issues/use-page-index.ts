import { useEffect, useRef } from 'react'
import type { Page } from '#contract/issues.ts'
import { clampIndex } from '../paper/place.ts'
import type { Place } from './use-place.ts'

interface OpenPage {
  issue: string
  /** As in the address. */
  pageIndex: number
  pages: readonly Page[]
  pageNo: number | undefined
}

/** The index of the open page. A reader stays on it when a new version has a page more or less before it. */
export function usePageIndex(place: Place, pages: readonly Page[]): number {
  const before = useRef<OpenPage>(undefined)
  const issue = `${place.date} ${place.edition}`
  const { pageIndex } = place
  const inAddress = clampIndex(pageIndex, pages.length)
  const index = indexAfter(before.current, { issue, pageIndex, pages }) ?? inAddress

  useEffect(() => {
    if (index !== inAddress) place.goTo({ pageIndex: index }, { replace: true })
    else before.current = { issue, pageIndex, pages, pageNo: pages[index]?.pageNo }
  })
  return index
}

/** Where the page is after its issue has changed; undefined if the reader went elsewhere or the page is gone. */
function indexAfter(
  before: OpenPage | undefined,
  { issue, pageIndex, pages }: Omit<OpenPage, 'pageNo'>,
): number | undefined {
  if (before?.issue !== issue || before.pageIndex !== pageIndex) return undefined
  if (before.pages === pages || before.pages.length === 0) return undefined
  const index = pages.findIndex(({ pageNo }) => pageNo === before.pageNo)
  return index < 0 ? undefined : index
}
