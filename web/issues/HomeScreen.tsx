import type { ReactNode } from 'react'
import { runtimeConfig } from '../api/runtime-config.ts'
import { brand } from '../brand/brand.ts'
import { Frame } from '../brand/Frame.tsx'
import { useT } from '../i18n/use-t.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { IssueHeadline } from './IssueHeadline.tsx'
import { IssueProblem } from './IssueProblem.tsx'
import { IssueView } from './IssueView.tsx'
import { IssueWaiting } from './IssueWaiting.tsx'
import { useEditions, useIssue } from './use-issue.ts'

export function HomeScreen() {
  const t = useT()
  const { today } = runtimeConfig()
  const { defaultEdition } = brand()
  const editions = useEditions()
  const issue = useIssue(today, defaultEdition)

  const inFrame = (content: ReactNode) => {
    const all = editions.data?.flatMap((group) => group.editions)
    const edition = all?.find(({ id }) => id === defaultEdition)
    const headline = <IssueHeadline date={today} editionName={edition?.edition_name} />
    return (
      <Frame headline={headline}>
        <h1>
          <VisuallyHidden>{t("Today's front page")}</VisuallyHidden>
        </h1>
        {content}
      </Frame>
    )
  }

  if (issue.isPending) return inFrame(<IssueWaiting />)
  if (issue.isError) {
    return inFrame(<IssueProblem error={issue.error} onRetry={() => issue.refetch()} />)
  }
  return inFrame(<IssueView issue={issue.data} />)
}
