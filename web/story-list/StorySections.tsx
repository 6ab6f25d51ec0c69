import { useEffect, useId, useState } from 'react'
import { useNavigationType } from 'react-router'
import type { StoryList, StorySection } from '#contract/story-list.ts'
import { filterStories } from '#domain/stories/story-list.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Name } from '../i18n/Name.tsx'
import { useT } from '../i18n/use-t.ts'
import { useOnlyHere } from '../paper/use-only-here.ts'
import { articleLeftIn, useReadArticles } from '../reading-places/device-places.ts'
import { focusStory } from '../reading-places/focus-story.ts'
import { StoryCard } from './StoryCard.tsx'
import { StoryFilters } from './StoryFilters.tsx'
import styles from './story-list.module.css'
import { type ListedIssue, useStoryRequest } from './use-story-list.ts'

interface StorySectionsProps {
  issue: ListedIssue
  list: StoryList
  saved: readonly string[]
}

/** Kept for the lifetime of the tab. Pictures cost far more than the list. */
let wasPictured = false

export function StorySections({ issue, list, saved }: StorySectionsProps) {
  const t = useT()
  const [request, choose] = useStoryRequest()
  const [isPictured, setPictured] = useState(wasPictured)
  const read = useReadArticles(issue)
  const shown = filterStories(list.sections, { ...request, read, saved })
  useFocusOnReturn(issue)

  return (
    <>
      <StoryFilters
        sections={list.sections}
        show={request.show}
        section={request.section}
        isPictured={isPictured}
        onChoose={choose}
        onPictures={(next) => {
          wasPictured = next
          setPictured(next)
        }}
      />
      {shown.length === 0 && (
        <Notice tone="empty" icon="text">
          {t('No stories match these filters.')}
        </Notice>
      )}
      {shown.map((section) => (
        <Section key={section.name} section={section} issue={issue} isPictured={isPictured} />
      ))}
      {list.lockedPages > 0 && <LockedPages count={list.lockedPages} />}
    </>
  )
}

/** After an article was closed, its link in the list has the focus again. */
function useFocusOnReturn({ date, edition }: ListedIssue): void {
  const arrivedBy = useNavigationType()
  useEffect(() => {
    const id = arrivedBy === 'POP' && articleLeftIn({ date, edition })
    if (id) focusStory(id)
  }, [arrivedBy, date, edition])
}

interface SectionProps {
  section: StorySection
  issue: ListedIssue
  isPictured: boolean
}

/** A landmark of its own, so that a screen reader can jump from section to section. */
function Section({ section: { name, names, stories }, issue, isPictured }: SectionProps) {
  const heading = useId()
  const { articles: onlyHere } = useOnlyHere(issue)
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading} className={styles.heading}>
        <Name name={name} names={names} />
      </h2>
      <ul className={styles.stories}>
        {stories.map((story) => (
          <li key={story.id} className={styles.story} data-pictured={isPictured && !story.locked}>
            <StoryCard
              story={story}
              issue={issue}
              isOnlyHere={onlyHere.includes(story.id)}
              isPictured={isPictured}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function LockedPages({ count }: { count: number }) {
  const t = useT()
  return (
    <aside className={styles.locked} aria-label={t('For subscribers')}>
      <p>
        {t('{count} more page for subscribers.|{count} more pages for subscribers.', { count })}
      </p>
      <ButtonLink to="/subscribe">{t('Subscribe')}</ButtonLink>
    </aside>
  )
}
