import { CallError } from '../api/call-error.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import type { useAskedIssue } from '../paper/use-requested-issue.ts'
import { Failed } from './Failed.tsx'
import { Locked } from './Locked.tsx'
import { NotThere } from './NotThere.tsx'
import { refusalOf } from './refusal-of.ts'
import { Waiting } from './Waiting.tsx'

interface IssueStateProps {
  asked: ReturnType<typeof useAskedIssue>
  missing: string
  failed: string
}

/** While there is no issue to look into, or why there is none. */
export function IssueState({ asked: { issue, date }, missing, failed }: IssueStateProps) {
  if (issue.isPending) return <Waiting />
  const unlockBy = refusalOf(issue.error)
  if (unlockBy) return <Locked unlockBy={unlockBy} isToday={date === runtimeConfig().today} />
  const { error } = issue
  if (error instanceof CallError && error.code === 'edition-not-found') {
    return <NotThere words={missing} />
  }
  return <Failed words={failed} isRetrying={issue.isFetching} onRetry={() => issue.refetch()} />
}
