import { useQuery } from '@tanstack/react-query'
import type { OfIssue } from '#contract/desk/of-issue.ts'
import { openPreview, PREVIEW_MS, type PreviewReader } from '#contract/desk/previews.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import { call } from '../api/call.ts'
import { queryOf } from '../versions/use-versions.ts'

const RENEW_MS = PREVIEW_MS - MINUTE_MS

interface PreviewSubject {
  issue: OfIssue | undefined
  version: string | undefined
  reader: PreviewReader
}

/** The address of a preview. A minute before it ends, a new one replaces it. */
export function usePreviewAddress({ issue, version, reader }: PreviewSubject) {
  return useQuery({
    queryKey: ['preview', issue && queryOf(issue), version, reader],
    queryFn: async () => {
      if (!issue || !version) return null
      return (await call(openPreview, { query: { ...issue, version, reader } })).address
    },
    enabled: issue !== undefined && version !== undefined,
    staleTime: RENEW_MS,
    refetchInterval: RENEW_MS,
    gcTime: 0,
  })
}
