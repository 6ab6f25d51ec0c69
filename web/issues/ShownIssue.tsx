import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import type { IssueDate } from '#contract/issue-date.ts'
import type { Page } from '#contract/issues.ts'
import type { FitMode } from '#contract/reading.ts'
import { adPath, articlePath } from '../paper/place.ts'
import type { useIssue } from '../paper/use-issue.ts'
import { IssueWaiting } from './IssueWaiting.tsx'
import { IssueRefused, PremiumPopup, SearchedWords } from './lazy-parts.ts'
import { PageStage } from './stage/PageStage.tsx'
import type { Stage } from './stage/stage.ts'
import type { StoryMarks } from './story-marks.ts'
import type { Place } from './use-place.ts'

interface ShownIssueProps {
  place: Place
  issue: ReturnType<typeof useIssue>
  stage: Stage
  pages: readonly Page[]
  index: number
  fit: FitMode
  marks: StoryMarks
  /** A double tap on an article. */
  onGuide: (articleId: string) => void
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
          marks={props.marks}
          index={index}
          fit={props.fit}
          onGuide={props.onGuide}
          onTurn={(delta) => place.goTo({ pageIndex: index + delta })}
          hrefOfArticle={(article) => articlePath(article, key)}
          hrefOfAd={(ad) => adPath(ad, key)}
          onImageProblem={() => issue.refetch()}
          overlay={<SearchOverlay date={date} edition={edition} page={pages[index]} />}
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

interface SearchOverlayProps {
  date: IssueDate
  edition: number
  page: Page | undefined
}

/** A search result names its words and its article in the address. */
function SearchOverlay({ date, edition, page }: SearchOverlayProps) {
  const [search] = useSearchParams()
  const words = search.get('q')
  if (!words || !page || page.locked) return null
  return (
    <Suspense fallback={null}>
      <SearchedWords
        date={date}
        edition={edition}
        page={page}
        words={words}
        articleId={search.get('article')}
      />
    </Suspense>
  )
}
