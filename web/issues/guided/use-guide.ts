import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { getPageColumns, MIN_GUIDED_TEXT_PX } from '#contract/guided-reading.ts'
import { compactDate } from '#contract/issue-date.ts'
import type { Page } from '#contract/issues.ts'
import { FONT_SIZE } from '#contract/reading.ts'
import type { Size } from '#domain/guided-reading/fit.ts'
import type { StoryPlace } from '#domain/guided-reading/reading-order.ts'
import { nextStop, type Stop, stopOfColumn, stopsOf } from '#domain/guided-reading/stops.ts'
import { whenIdle } from '#ui/when-idle.ts'
import { call } from '../../api/call.ts'
import { shouldSaveData } from '../../api/connection.ts'
import { EPAPER_DATA_CACHE } from '../../api/query-client.ts'
import { runtimeConfig } from '../../api/runtime-config.ts'
import { useFontSize } from '../../display/use-font-size.ts'
import { issueKey } from '../../paper/query-keys.ts'
import { blockLeft, markAsRead, moveTo, type PlaceKey } from '../../reading-places/device-places.ts'
import { afterPaint } from '../stage/page-motion.ts'
import type { GuidedMove } from './guided-moves.ts'
import { sheetFiles } from './sheet-files.ts'

interface Guide {
  issue: PlaceKey
  pages: readonly Page[]
  folder: string
  order: readonly StoryPlace[]
  start: number
  scroller: RefObject<HTMLElement | null>
  /** Covers the top of the scroller. */
  bar: RefObject<HTMLElement | null>
}

const NONE: readonly Stop[] = []

/** Where the reader is: a story, and a stop in one of its columns. */
export function useGuide({ issue, pages, folder, order, start, scroller, bar }: Guide) {
  const [at, setAt] = useState({ story: start, stop: 0 })
  const story = order[at.story] ?? { id: '', pageIndex: 0 }
  const page = pages[story.pageIndex]
  const sizes = useSizes(scroller, bar)
  const { data } = useQuery(columnsQuery(issue, page))

  const columns = data?.stories.find(({ id }) => id === story.id)?.columns
  const lineHeight = data?.lineHeight
  const { size } = useFontSize()
  const stops = useMemo(() => {
    if (!page || !columns || !sizes) return NONE
    const sharpest = Math.max(...page.images.map(({ width }) => width))
    // A reader who wants larger articles gets larger columns, too.
    const textPx = MIN_GUIDED_TEXT_PX * Math.max(1, size / FONT_SIZE.default)
    return stopsOf(columns, { ...sizes, page, sharpest, lineHeight, textPx })
  }, [page, columns, sizes, lineHeight, size])
  // Infinity stands for the last stop of a story that is not loaded yet.
  const stopIndex = Math.max(0, Math.min(at.stop, stops.length - 1))
  const stop = stops[stopIndex]

  const next = pages[order[at.story + 1]?.pageIndex ?? -1]
  usePrefetchNext(issue, next)
  usePrefetchSheet(next === page ? undefined : next, folder, stop)

  useLayoutEffect(() => {
    const element = scroller.current
    if (!stop || !element) return
    const room = roomAround(element)
    element.scrollTo({
      left: stop.left + room.left,
      top: stop.top + room.top,
      behavior: 'instant',
    })
  }, [stop, scroller])

  const isAtEnd = stops.length > 0 && stopIndex === stops.length - 1
  useEffect(() => {
    // After the paint: writing it down and ticking the story on the page would delay the step.
    if (isAtEnd) afterPaint(() => markAsRead(issue, story.id))
  }, [isAtEnd, issue, story.id])

  const pageNo = page?.pageNo
  useEffect(() => {
    if (pageNo === undefined) return
    afterPaint(() => {
      const article_block = blockLeft(issue, story.id) ?? 0
      moveTo(issue, { page_no: pageNo, article_id: story.id, article_block })
    })
  }, [issue, pageNo, story.id])

  const scrolledTo = () => {
    const element = scroller.current
    if (!element) return 0
    return element.scrollTop - roomAround(element).top
  }

  const goTo = (next: number) => {
    if (next >= 0 && next < stops.length) return setAt({ ...at, stop: next })
    const by = next < 0 ? -1 : 1
    if (!order[at.story + by]) return
    setAt({ story: at.story + by, stop: by === 1 ? 0 : Number.POSITIVE_INFINITY })
  }

  return {
    story,
    page,
    stops,
    stop,
    stopIndex,
    isFirst: at.story === 0 && stopIndex === 0,
    isLast: at.story === order.length - 1 && isAtEnd,
    move: (move: GuidedMove) => {
      switch (move) {
        case 'next':
          return goTo(nextStop(stops, stopIndex, scrolledTo()))
        case 'previous':
          return goTo(stopIndex - 1)
        case 'next-column':
          return goTo(stopOfColumn(stops, stopIndex, 1))
        case 'previous-column':
          return goTo(stopOfColumn(stops, stopIndex, -1))
      }
    },
  }
}

/** The empty space at the left and above the page. */
function roomAround({ firstElementChild: room }: HTMLElement): { left: number; top: number } {
  if (!room) return { left: 0, top: 0 }
  const { paddingInlineStart, paddingBlockStart } = getComputedStyle(room)
  return { left: Number.parseFloat(paddingInlineStart), top: Number.parseFloat(paddingBlockStart) }
}

function columnsQuery({ date, edition }: PlaceKey, page: Page | undefined) {
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
function usePrefetchNext(issue: PlaceKey, next: Page | undefined): void {
  const cache = useQueryClient()
  useEffect(() => {
    if (next) void cache.prefetchQuery(columnsQuery(issue, next))
  }, [cache, issue, next])
}

/** Fetches the pictures of the next page, probably in the size of this one, and decodes them. */
function usePrefetchSheet(next: Page | undefined, folder: string, stop: Stop | undefined): void {
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

/** The sizes of the area for columns and of the bar over it, kept up to date. */
function useSizes(scroller: RefObject<HTMLElement | null>, bar: RefObject<HTMLElement | null>) {
  const [sizes, setSizes] = useState<{ view: Size; bar: number }>()
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = scroller.current ?? {}
      setSizes({ view: { width, height }, bar: bar.current?.offsetHeight ?? 0 })
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [scroller, bar])
  return sizes
}
