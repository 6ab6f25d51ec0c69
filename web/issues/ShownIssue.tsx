import { Suspense } from 'react'
import type { Page } from '#contract/issues.ts'
import type { FitMode } from '#contract/reading.ts'
import { adPath, articlePath } from '../paper/place.ts'
import type { useIssue } from '../paper/use-issue.ts'
import { IssueWaiting } from './IssueWaiting.tsx'
import { IssueRefused, PremiumPopup } from './lazy-parts.ts'
import { PageStage } from './stage/PageStage.tsx'
import type { Stage } from './stage/stage.ts'
import type { Place } from './use-place.ts'

interface ShownIssueProps {
  place: Place
  issue: ReturnType<typeof useIssue>
  stage: Stage
  pages: readonly Page[]
  index: number
  fit: FitMode
  /** The ids of the articles that were read. */
  read: readonly string[]
  onChooseDate: () => void
  onArchives: () => void
}

/** The page, or the reason why it cannot be shown. */
export function ShownIssue({ place, issue, pages, index, ...props }: ShownIssueProps) {
  const { date, edition } = place
  const goHome = () => place.goHome({ replace: true })
  if (edition === undefined) return <IssueWaiting for="session" />
  if (issue.isLoading || date === undefined) return <IssueWaiting for="issue" />

  const key = { date, edition, pageIndex: index }
  if (issue.data && pages.length > 0) {
    return (
      <>
        <PageStage
          stage={props.stage}
          pages={pages}
          issue={`${date} ${edition}`}
          folder={issue.data.data_url_suffix}
          read={props.read}
          index={index}
          fit={props.fit}
          onTurn={(delta) => place.goTo({ pageIndex: index + delta })}
          hrefOfArticle={(article) => articlePath(article, key)}
          hrefOfAd={(ad) => adPath(ad, key)}
          onImageProblem={() => issue.refetch()}
        />
        {pages[index]?.locked && (
          <Suspense fallback={null}>
            <PremiumPopup onLater={goHome} />
          </Suspense>
        )}
      </>
    )
  }
  return (
    <Suspense fallback={<IssueWaiting for="issue" />}>
      <IssueRefused
        key={`${date} ${edition}`}
        error={issue.error}
        date={date}
        edition={edition}
        isHome={place.isHome}
        current={place.current}
        onDate={(next) => place.goTo({ date: next })}
        onHome={goHome}
        onChooseDate={props.onChooseDate}
        onArchives={props.onArchives}
        onRetry={() => issue.refetch()}
      />
    </Suspense>
  )
}
