import { useRef } from 'react'
import type { SavedArticle } from '#contract/saved-articles.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useT } from '../i18n/use-t.ts'
import { useEditionNames } from '../paper/use-issue.ts'
import { EditionChips } from './EditionChips.tsx'
import { SavedArticleCard } from './SavedArticleCard.tsx'
import styles from './saved-articles.module.css'
import { useRemoveArticle } from './use-change-saved.ts'
import { useEditionFilter } from './use-edition-filter.ts'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'

interface SavedArticleListProps {
  articles: readonly SavedArticle[]
}

export function SavedArticleList({ articles }: SavedArticleListProps) {
  const t = useT()
  const remove = useRemoveArticle()
  const nameOf = useEditionNames()
  const [chosen, choose] = useEditionFilter()
  const region = useRef<HTMLElement>(null)

  const shown = articles.filter(
    ({ edition_number }) => chosen === undefined || edition_number === chosen,
  )
  const keepFocus = useFocusAfterRemoval(region, shown.length)

  return (
    <section ref={region} className={styles.list} aria-label={t('Saved Articles')} tabIndex={-1}>
      <EditionChips articles={articles} chosen={chosen} nameOf={nameOf} onChoose={choose} />
      {shown.length > 0 ? (
        <ul className={styles.cards}>
          {shown.map((article, index) => (
            <li key={article.article_id} className={styles.card}>
              <SavedArticleCard
                article={article}
                editionName={nameOf(article.edition_number)}
                onRemove={() => {
                  keepFocus(index)
                  remove.mutate(article)
                }}
              />
            </li>
          ))}
        </ul>
      ) : (
        <Notice
          tone="empty"
          icon="bookmark"
          title={t('No Saved Articles Yet')}
          action={
            <ButtonLink to="/" variant="secondary" icon="home">
              {t("Today's front page")}
            </ButtonLink>
          }
        >
          {chosen === undefined
            ? t('Articles that you bookmark are kept here.')
            : t('None of your saved articles is from {edition}.', { edition: nameOf(chosen) })}
        </Notice>
      )}
    </section>
  )
}
