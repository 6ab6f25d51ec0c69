import type { StoryList } from '#contract/story-list.ts'
import { formatDate } from '#domain/format.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { ScreenTitle } from '#ui/ScreenTitle.tsx'
import { Frame } from '../frame/Frame.tsx'
import { useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import { searchOf } from '../paper/place.ts'
import { useEditionNames } from '../paper/use-issue.ts'
import { ProgressWords } from '../reading-places/ReadingProgress.tsx'
import { StoryListRefused, StoryListWaiting } from './list-states.tsx'
import { StorySections } from './StorySections.tsx'
import styles from './story-list.module.css'
import { type ListedIssue, useStoryList } from './use-story-list.ts'

interface StoryListScreenProps {
  /** Returns the ids of the reader's saved articles. */
  useSavedIds: () => readonly string[]
}

/** An issue as a list of its stories. */
export function StoryListScreen({ useSavedIds }: StoryListScreenProps) {
  const t = useT()
  const { date, edition, list } = useStoryList()
  const saved = useSavedIds()
  const issue = date !== undefined && edition !== undefined ? { date, edition } : undefined
  return (
    <Frame title={t('Stories')}>
      <div className={styles.column}>
        <div className={styles.head}>
          <ScreenTitle>{t('Stories')}</ScreenTitle>
          {issue && <About issue={issue} list={list.data} />}
        </div>
        {!list.data && !list.isError && <StoryListWaiting />}
        {list.isError && (
          <StoryListRefused
            error={list.error}
            isTrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
        {issue && list.data && <StorySections issue={issue} list={list.data} saved={saved} />}
      </div>
    </Frame>
  )
}

interface AboutProps {
  issue: ListedIssue
  list: StoryList | undefined
}

function About({ issue, list }: AboutProps) {
  const t = useT()
  const { language } = useLanguage()
  const editionName = useEditionNames()(issue.edition)
  const stories = (list?.sections ?? []).flatMap((section) => section.stories)
  const open = stories.filter(({ locked }) => !locked)
  const lengths = list && Object.fromEntries(open.map(({ id, words }) => [id, words]))
  return (
    <>
      <div>
        <p className={styles.issue}>
          {editionName} · <time dateTime={issue.date}>{formatDate(issue.date, language)}</time>
        </p>
        <p className={styles.progress}>
          <ProgressWords issue={issue} articles={open.map(({ id }) => id)} lengths={lengths} />
        </p>
      </div>
      <ButtonLink to={`/${searchOf(issue)}`} variant="quiet" icon="pages">
        {t('Pages')}
      </ButtonLink>
    </>
  )
}
