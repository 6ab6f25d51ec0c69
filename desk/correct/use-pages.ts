import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { DraftChange } from '#contract/desk/correction-steps.ts'
import {
  CORRECTION_EVENTS,
  followCorrections,
  listCorrections,
  Presence,
} from '#contract/desk/corrections.ts'
import type { OfIssue } from '#contract/desk/of-issue.ts'
import { SECOND_MS } from '#contract/durations.ts'
import { call } from '../api/call.ts'
import { keepFollowing } from '../api/follow.ts'
import { useCheckSession } from '../session/use-me.ts'
import { type OpenPage, openPage } from './open-page.ts'

const POLL_MS = 4 * SECOND_MS

/** What is left to correct on each page, by number. */
export function useCorrections(issue: OfIssue) {
  return useQuery({
    queryKey: ['corrections', 'pages', issue],
    queryFn: async () => {
      const { version, pages } = await call(listCorrections, { query: issue })
      return { version, pages: [...pages].sort((a, b) => a.pageNo - b.pageNo) }
    },
    refetchInterval: POLL_MS,
  })
}

export type OpenPages = ReturnType<typeof usePages>

/** The pages that were opened since the screen was. Each keeps its steps, also what can be undone. */
export function usePages(issue: OfIssue) {
  const opened = useRef(new Map<number, Promise<OpenPage>>())
  const [leaving] = useState(() => new AbortController())
  useEffect(() => () => leaving.abort(), [leaving])
  return {
    open(pageNo: number): Promise<OpenPage> {
      const page = opened.current.get(pageNo) ?? openPage(issue, pageNo, leaving.signal)
      opened.current.set(pageNo, page)
      page.catch(() => opened.current.delete(pageNo))
      return page
    },
    /** The page is loaded again when it is opened next. */
    forget: (pageNo: number) => void opened.current.delete(pageNo),
    forgetAll: () => opened.current.clear(),
  }
}

/** The page that is shown, followed while it is. It is loaded again when readers get another `version`. */
export function usePage(
  issue: OfIssue,
  { pages, pageNo, version }: { pages: OpenPages; pageNo: number; version: string | null },
) {
  const queries = useQueryClient()
  const checkSession = useCheckSession()
  const [round, setRound] = useState(0)
  const [loaded, setLoaded] = useState<{ page?: OpenPage; error?: Error }>({})
  const [present, setPresent] = useState<readonly Presence[]>([])
  const [isLive, setLive] = useState(true)
  const shownVersion = useRef(version)
  const reloadList = () => void queries.invalidateQueries({ queryKey: ['corrections'] })
  const reload = () => {
    pages.forget(pageNo)
    setRound((known) => known + 1)
    reloadList()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: one connection for each page that is shown.
  useEffect(() => {
    const leaving = new AbortController()
    setPresent([])
    async function follow() {
      const page = await pages.open(pageNo)
      if (leaving.signal.aborted) return
      setLoaded({ page })
      const input = () => ({ query: { ...issue, page: pageNo, since: page.session.sequence() } })
      await keepFollowing(followCorrections, input, leaving.signal, {
        onEvent({ event, data }) {
          setLive(true)
          if (event === CORRECTION_EVENTS.changes) {
            page.session.receiveChanges(z.array(DraftChange).parse(JSON.parse(data)))
          } else if (event === CORRECTION_EVENTS.present) {
            setPresent(z.array(Presence).parse(JSON.parse(data)))
          }
        },
        onLost: () => setLive(false),
        onRefused: checkSession,
      })
    }
    follow().catch((error: Error) => setLoaded({ error }))
    return () => leaving.abort()
  }, [pageNo, round])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version.
  useEffect(() => {
    if (shownVersion.current === version) return
    shownVersion.current = version
    pages.forgetAll()
    reload()
  }, [version])

  // Without a connection a page cannot be opened. It is as soon as there is one.
  useEffect(() => {
    if (!loaded.error) return
    const again = () => setRound((known) => known + 1)
    const timer = setTimeout(again, POLL_MS)
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [loaded.error])

  const page = loaded.page?.pageNo === pageNo ? loaded.page : undefined
  return { page, error: loaded.error, present, isLive, reload, reloadList }
}
