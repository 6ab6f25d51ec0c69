import { useEffect } from 'react'
import { CallError } from '../api/call-error.ts'
import type { useIssue } from '../paper/use-issue.ts'
import type { Place } from './use-place.ts'

/** An issue that could not be fetched begins at its first page again; what was refused keeps its place for after the login. */
export function useResetOnError({ error }: ReturnType<typeof useIssue>, place: Place): void {
  const hasFailed = error !== null && !isRefusal(error)
  const isElsewhere = place.pageIndex > 0
  useEffect(() => {
    if (hasFailed && isElsewhere) place.goTo({ pageIndex: 0 }, { replace: true })
  })
}

function isRefusal(error: Error): boolean {
  return error instanceof CallError && !['unavailable', 'internal'].includes(error.code)
}
