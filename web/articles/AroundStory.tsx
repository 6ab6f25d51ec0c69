import { useState } from 'react'
import { Link } from 'react-router'
import type { StoryLink } from '#contract/around-story.ts'
import { formatShortDate } from '#domain/format.ts'
import { Accordion } from '#ui/Accordion.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { textLanguage, useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import { searchOf } from '../paper/place.ts'
import styles from './around-story.module.css'
import { type PlacedStory, useAroundStory } from './use-around-story.ts'
import { LoadFailure } from './viewer-states.tsx'
import { WordChart } from './WordChart.tsx'

interface AroundStoryProps {
  story: PlacedStory
  title: string
}

/** Earlier and later stories on the subject. Nothing is fetched until the reader opens it. */
export function AroundStory({ story, title }: AroundStoryProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={styles.around}>
      <Accordion
        name="around-story"
        onToggle={(_id, isNowOpen) => setOpen(isNowOpen)}
        items={[
          {
            id: 'around',
            heading: t('Around this story'),
            content: isOpen && <Around story={story} title={title} />,
          },
        ]}
      />
    </section>
  )
}

function Around({ story, title }: AroundStoryProps) {
  const t = useT()
  const { data, isError, isFetching, refetch } = useAroundStory(story)
  if (isError) {
    return (
      <LoadFailure
        words={t('The stories could not be loaded.')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) {
    return (
      <p className={styles.none} role="status">
        <Spinner />
        {t('Loading...')}
      </p>
    )
  }
  const { earlier, later, reporter, words } = data
  const hasOthers = earlier.length + later.length > 0
  const ofReporter = reporter?.stories ?? []
  return (
    <>
      {hasOthers ? (
        <>
          <h2 className={styles.heading}>{t('On the same subject')}</h2>
          <ol className={styles.timeline}>
            {earlier.map((link) => (
              <StoryItem key={link.id} link={link} />
            ))}
            <li aria-current="true">
              <StoryDate date={story.date} />
              <span lang={textLanguage(title)}>{title}</span>
            </li>
            {later.map((link) => (
              <StoryItem key={link.id} link={link} />
            ))}
          </ol>
        </>
      ) : (
        <p className={styles.none}>{t('No other stories on this subject were found.')}</p>
      )}
      {reporter && ofReporter.length > 0 && (
        <>
          <h2 className={styles.heading}>{t('More by {name}', { name: reporter.name })}</h2>
          <ul className={styles.list}>
            {ofReporter.map((link) => (
              <StoryItem key={link.id} link={link} />
            ))}
          </ul>
        </>
      )}
      {words.length > 0 && <WordChart words={words} />}
    </>
  )
}

function StoryItem({ link }: { link: StoryLink }) {
  const t = useT()
  const { id, title, date, edition, pageNo, locked } = link
  const place = searchOf({ date, edition, pageIndex: pageNo - 1 })
  return (
    <li>
      <StoryDate date={date} />
      <Link to={`/article/${encodeURIComponent(id)}${place}`} lang={textLanguage(title)}>
        {title || t('Article')}
      </Link>
      {locked && (
        <span className={styles.locked}>
          <Icon name="lock" />
          {t('for subscribers')}
        </span>
      )}
    </li>
  )
}

function StoryDate({ date }: Pick<StoryLink, 'date'>) {
  const { language } = useLanguage()
  return <time dateTime={date}>{formatShortDate(date, language)}</time>
}
