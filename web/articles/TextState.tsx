import type { UseQueryResult } from '@tanstack/react-query'
import type { IssueDate } from '#contract/issue-date.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { useT } from '../i18n/use-t.ts'
import { Failed } from './Failed.tsx'
import { Locked } from './Locked.tsx'
import { refusalOf } from './refusal-of.ts'
import { Waiting } from './Waiting.tsx'

interface TextStateProps {
  html: UseQueryResult<string>
  date: IssueDate
}

/** While there is no text, or why there is none. */
export function TextState({ html, date }: TextStateProps) {
  const t = useT()
  if (html.isPending) return <Waiting />
  const unlockBy = refusalOf(html.error)
  if (unlockBy) return <Locked unlockBy={unlockBy} isToday={date === runtimeConfig().today} />
  return (
    <Failed
      words={t('Failed to load article HTML.')}
      isRetrying={html.isFetching}
      onRetry={() => html.refetch()}
    />
  )
}
