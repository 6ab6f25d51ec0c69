import { useState } from 'react'
import type { VersionPage } from '#contract/desk/versions.ts'
import type { PageDifference } from '#domain/compare-versions.ts'
import { Tabs } from '#ui/Tabs.tsx'
import { useT } from '../i18n/use-t.ts'
import { changeWords } from './change-words.ts'
import styles from './compare.module.css'
import { SliderView } from './SliderView.tsx'

/** A longer list would move the pages off the screen. */
const MOST_UNFOLDED = 5

interface ComparedPagesProps {
  difference: PageDifference
  older: VersionPage | undefined
  newer: VersionPage | undefined
}

/** One page in two versions, side by side or one over the other, and the stories that differ. */
export function ComparedPages({ difference, older, newer }: ComparedPagesProps) {
  const t = useT()
  const [view, setView] = useState<'side' | 'slider'>('side')
  const beside = (
    <div className={styles.pair}>
      {older && <PageFigure page={older} caption={t('Older version')} />}
      {newer && <PageFigure page={newer} caption={t('Newer version')} />}
    </div>
  )
  return (
    <section aria-label={changeWords(difference, t)}>
      <h2 className={styles.heading}>{changeWords(difference, t)}</h2>
      <StoryChanges difference={difference} />
      {older && newer ? (
        <Tabs
          label={t('View')}
          selected={view}
          onSelect={setView}
          tabs={[
            { id: 'side', label: t('Side by side'), panel: beside },
            {
              id: 'slider',
              label: t('One over the other'),
              panel: <SliderView older={older} newer={newer} />,
            },
          ]}
        />
      ) : (
        beside
      )}
    </section>
  )
}

function PageFigure({ page, caption }: { page: VersionPage; caption: string }) {
  const t = useT()
  const alt = t('Page {page}, {version}', { page: `${page.pageNo}`, version: caption })
  return (
    <figure className={styles.figure}>
      <figcaption>{caption}</figcaption>
      <img
        className={styles.image}
        src={page.image}
        alt={alt}
        width={page.width}
        height={page.height}
      />
    </figure>
  )
}

function StoryChanges({ difference }: { difference: PageDifference }) {
  const t = useT()
  const lists = [
    { words: t('Stories added'), titles: difference.addedStories },
    { words: t('Stories removed'), titles: difference.removedStories },
  ].filter(({ titles }) => titles.length > 0)
  if (lists.length === 0 && difference.change === 'same') return null
  if (lists.length === 0) return <p>{t('The page has the same stories.')}</p>
  return lists.map(({ words, titles }) => (
    <details key={words} className={styles.stories} open={titles.length <= MOST_UNFOLDED}>
      <summary>
        {words} ({titles.length})
      </summary>
      <ul>
        {titles.map((title, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is not changed, and titles may repeat.
          <li key={index}>{title || t('Story without a headline')}</li>
        ))}
      </ul>
    </details>
  ))
}
