import { useId, useState } from 'react'
import type { ArticleRegion, EpaperData, Page } from '#contract/issues.ts'
import { rareOnPage } from '#domain/stories/other-editions.ts'
import { fetchModule } from '../../api/fetch-module.ts'
import { lazyPart } from '../../api/lazy-part.ts'
import { OpenedPart } from '../../brand/OpenedPart.tsx'
import { textLanguage } from '../../i18n/language.ts'
import { useT } from '../../i18n/use-t.ts'
import { useOnlyHere } from '../../paper/use-only-here.ts'
import styles from './page-text.module.css'

const StoryText = lazyPart(
  async () => (await fetchModule(() => import('./StoryText.tsx'))).StoryText,
)

interface PageTextProps {
  issue: EpaperData
  page: Page
}

/** The stories of a page for screen readers, in reading order. Each opens in its place: hidden text of a whole page would cost a phone its layout. */
export function PageText({ issue, page }: PageTextProps) {
  const t = useT()
  const [openId, setOpenId] = useState<string>()
  const { date, id: edition } = issue.edition
  const onlyHere = rareOnPage(page.articles, useOnlyHere({ date, edition }).articles)
  return (
    <section className={styles.hidden} aria-label={t('Stories of this page')}>
      {page.articles.map((article) => (
        <Story
          key={article.id}
          issue={issue}
          article={article}
          isOnlyHere={onlyHere.includes(article)}
          isOpen={article.id === openId}
          onToggle={() => setOpenId(article.id === openId ? undefined : article.id)}
        />
      ))}
    </section>
  )
}

interface StoryProps {
  issue: EpaperData
  article: ArticleRegion
  isOnlyHere: boolean
  isOpen: boolean
  onToggle: () => void
}

function Story({ issue, article, isOnlyHere, isOpen, onToggle }: StoryProps) {
  const t = useT()
  const titleId = useId()
  const title = article.title || t('Article')
  return (
    <article aria-labelledby={titleId} lang={textLanguage(title)}>
      <h2>
        {/* Not in the tab order: it is invisible, and the link over the page opens the story for everyone. A name instead of text needs no layout. */}
        <button
          id={titleId}
          type="button"
          tabIndex={-1}
          aria-label={isOnlyHere ? `${title}, ${t('Only in this edition')}` : title}
          aria-expanded={isOpen}
          onClick={onToggle}
        />
      </h2>
      {isOpen && (
        <OpenedPart>
          <StoryText issue={issue} article={article} />
        </OpenedPart>
      )}
    </article>
  )
}
