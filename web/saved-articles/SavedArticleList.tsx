import { type RefObject, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { SavedArticle } from '#contract/saved-articles.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useT } from '../i18n/use-t.ts'
import { useEditionNames } from '../paper/use-issue.ts'
import editionChipsStyles from './edition-chips.module.css'
import { SavedArticleCard } from './SavedArticleCard.tsx'
import styles from './saved-articles.module.css'
import { useRemoveArticle } from './use-saved-articles.ts'

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

interface EditionChipsProps {
  articles: readonly SavedArticle[]
  chosen: number | undefined
  nameOf: (edition: number) => string
  onChoose: (edition: number | undefined) => void
}

/** One chip for each edition in the list. Pressing the chosen one again shows all. */
function EditionChips({ articles, chosen, nameOf, onChoose }: EditionChipsProps) {
  const t = useT()
  const editions = editionsIn(articles, chosen)
  if (chosen === undefined && editions.length < 2) return null
  return (
    <fieldset className={editionChipsStyles.chips}>
      <legend className={editionChipsStyles.legend}>{t('Edition')}</legend>
      {editions.map((edition) => (
        <button
          key={edition}
          type="button"
          className={editionChipsStyles.chip}
          aria-pressed={edition === chosen}
          onClick={() => onChoose(edition === chosen ? undefined : edition)}
        >
          {nameOf(edition)}
          {edition === chosen && <Icon name="close" />}
        </button>
      ))}
    </fieldset>
  )
}

function editionsIn(articles: readonly SavedArticle[], chosen: number | undefined): number[] {
  const editions = new Set(articles.map(({ edition_number }) => edition_number))
  if (chosen !== undefined) editions.add(chosen)
  return [...editions].sort((a, b) => a - b)
}

const NAME = 'edition_No'

/** The edition filter. It is in the address, so that returning from an article restores it. */
function useEditionFilter() {
  const [search, setSearch] = useSearchParams()
  const requested = search.get(NAME) ?? ''
  const chosen = /^\d{1,4}$/.test(requested) ? Number(requested) : undefined
  const choose = (edition: number | undefined) =>
    setSearch(edition === undefined ? {} : { [NAME]: String(edition) }, { replace: true })
  return [chosen, choose] as const
}

/** After a removal, focuses the next card, or the list. */
function useFocusAfterRemoval(list: RefObject<HTMLElement | null>, count: number) {
  const removedAt = useRef<number>(undefined)
  const before = useRef(count)

  useEffect(() => {
    const isShorter = count < before.current
    before.current = count
    if (!isShorter || removedAt.current === undefined) return
    const links = list.current?.querySelectorAll<HTMLElement>('li a') ?? []
    const next = links[Math.min(removedAt.current, links.length - 1)] ?? list.current
    removedAt.current = undefined
    next?.focus()
  }, [list, count])

  return (index: number) => {
    removedAt.current = index
  }
}
