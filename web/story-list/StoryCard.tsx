import type { ListedStory } from '#contract/story-list.ts'
import { minutesFor } from '#domain/reading-places.ts'
import { CardLink } from '#ui/CardLink.tsx'
import { DottedLine } from '#ui/DottedLine.tsx'
import { Icon } from '#ui/Icon.tsx'
import { brand } from '../brand/brand.ts'
import { textLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import { articlePath, searchOf } from '../paper/place.ts'
import { ReadTick } from '../reading-places/ReadTick.tsx'
import { Thumbnail } from '../thumbnails/Thumbnail.tsx'
import styles from './story-list.module.css'
import type { ListedIssue } from './use-story-list.ts'

interface StoryCardProps {
  story: ListedStory
  issue: ListedIssue
  /** Whether no other edition of the day prints the story. */
  isOnlyHere: boolean
  isPictured: boolean
}

export function StoryCard({ story, issue, isOnlyHere, isPictured }: StoryCardProps) {
  const t = useT()
  const { id, kicker, start, locked, pageIndex } = story
  const title = story.title || t('Article')
  const place = { ...issue, pageIndex }
  // A locked story opens its page, which says how to unlock it.
  const to = locked ? `/${searchOf(place)}` : `${articlePath({ id }, place)}&source=stories`
  return (
    <>
      <div className={styles.about}>
        {kicker && (
          <p className={styles.kicker} lang={textLanguage(kicker)}>
            {kicker}
          </p>
        )}
        <h3 className={styles.title} lang={story.title ? textLanguage(story.title) : undefined}>
          <CardLink to={to} article={id}>
            {title}
          </CardLink>
        </h3>
        {start && (
          <p className={styles.start} lang={textLanguage(start)}>
            {start}
          </p>
        )}
        <DottedLine>
          <span>{t('Page {number}', { number: story.pageNo })}</span>
          {story.words > 0 && (
            <span>
              {t('{minutes} min', { minutes: minutesFor(story.words, brand().language) })}
            </span>
          )}
          {isOnlyHere && <span className={styles.only}>{t('Only in this edition')}</span>}
          <ReadTick issue={issue} articleId={id} />
          {locked && (
            <span className={styles.lock}>
              <Icon name="lock" />
              {t('for subscribers')}
            </span>
          )}
        </DottedLine>
      </div>
      {isPictured && !locked && (
        <div className={styles.picture}>
          <Thumbnail
            article={{ article_id: id, edition_date: issue.date, edition_number: issue.edition }}
          />
        </div>
      )}
    </>
  )
}
