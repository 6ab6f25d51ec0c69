import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { MIN_GUIDED_TEXT_PX, type PageColumns } from '#contract/guided-reading.ts'
import type { Page } from '#contract/issues.ts'
import { FONT_SIZE } from '#contract/reading.ts'
import { type StoryPlace, storiesOnPage } from '#domain/guided-reading/reading-order.ts'
import { nextStop, type Reading, readingOf, stopOfColumn } from '#domain/guided-reading/stops.ts'
import { useFontSize } from '../../display/use-font-size.ts'
import { blockLeft, markAsRead, moveTo, type PlaceKey } from '../../reading-places/device-places.ts'
import { afterPaint } from '../stage/page-motion.ts'
import type { GuidedMove } from './guided-moves.ts'
import { columnsQuery, usePrefetchNext, usePrefetchSheet } from './next-page.ts'
import { useSizes } from './use-sizes.ts'

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

interface Place {
  /** An index in `order`: the first story of the stops, or going back the last one. */
  story: number
  stop: number
  /** The direction in which the reader came. */
  by: 1 | -1
}

const NONE: Reading = { count: 1, stops: [] }

/** Where the reader is: at a stop of a story, which it may share with others. */
export function useGuide({ issue, pages, folder, order, start, scroller, bar }: Guide) {
  const [at, setAt] = useState<Place>({ story: start, stop: 0, by: 1 })
  const run = useMemo(() => storiesOnPage(order, at.story, at.by), [order, at.story, at.by])
  const page = pages[run[0]?.pageIndex ?? -1]
  const sizes = useSizes(scroller, bar)
  const { data } = useQuery(columnsQuery(issue, page))

  const { size } = useFontSize()
  const { count, stops } = useMemo(() => {
    if (!page || !data || !sizes) return NONE
    const { lineHeight } = data
    const stories = storiesUntilUnknown(run, data)
    const sharpest = Math.max(...page.images.map(({ width }) => width))
    // A reader who wants larger articles gets larger columns, too.
    const textPx = MIN_GUIDED_TEXT_PX * Math.max(1, size / FONT_SIZE.default)
    const guided = { ...sizes, page, sharpest, lineHeight, textPx }
    return readingOf(stories, guided, at.by)
  }, [page, run, data, sizes, size, at.by])
  // Infinity stands for the last stop of a story that is not loaded yet.
  const stopIndex = Math.max(0, Math.min(at.stop, stops.length - 1))
  const stop = stops[stopIndex]
  const first = at.by === 1 ? at.story : at.story - count + 1
  const after = first + count
  const stories = useMemo(() => order.slice(first, after), [order, first, after])

  const next = pages[order[after]?.pageIndex ?? -1]
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
    if (!isAtEnd) return
    afterPaint(() => {
      for (const { id } of stories) markAsRead(issue, id)
    })
  }, [isAtEnd, issue, stories])

  const pageNo = page?.pageNo
  const article_id = order[at.story]?.id
  useEffect(() => {
    if (pageNo === undefined || article_id === undefined) return
    afterPaint(() => {
      const article_block = blockLeft(issue, article_id) ?? 0
      moveTo(issue, { page_no: pageNo, article_id, article_block })
    })
  }, [issue, pageNo, article_id])

  const scrolledTo = () => {
    const element = scroller.current
    if (!element) return 0
    return element.scrollTop - roomAround(element).top
  }

  const goTo = (next: number) => {
    if (next >= 0 && next < stops.length) return setAt({ ...at, stop: next })
    const by = next < 0 ? -1 : 1
    const story = by === 1 ? after : first - 1
    if (order[story]) setAt({ story, stop: by === 1 ? 0 : Number.POSITIVE_INFINITY, by })
  }

  return {
    /** That share the stop; while it is loaded, only the one that it starts with. */
    stories,
    /** The index of the first of them in `order`. */
    first,
    page,
    stops,
    stop,
    stopIndex,
    isFirst: first === 0 && stopIndex === 0,
    isLast: after === order.length && isAtEnd,
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

function storiesUntilUnknown(places: readonly StoryPlace[], { stories }: PageColumns) {
  const columns = new Map(stories.map((story) => [story.id, story]))
  const end = places.findIndex(({ id }) => !columns.has(id))
  return places.slice(0, end < 0 ? undefined : end).flatMap(({ id }) => columns.get(id) ?? [])
}

/** The empty space at the left and above the page. */
function roomAround({ firstElementChild: room }: HTMLElement): { left: number; top: number } {
  if (!room) return { left: 0, top: 0 }
  const { paddingInlineStart, paddingBlockStart } = getComputedStyle(room)
  return { left: Number.parseFloat(paddingInlineStart), top: Number.parseFloat(paddingBlockStart) }
}
