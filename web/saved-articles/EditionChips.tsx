import type { SavedArticle } from '#contract/saved-articles.ts'
import { Icon } from '#ui/Icon.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './edition-chips.module.css'

interface EditionChipsProps {
  articles: readonly SavedArticle[]
  chosen: number | undefined
  nameOf: (edition: number) => string
  onChoose: (edition: number | undefined) => void
}

/** One for each edition in the list. The chosen one is pressed again to see all. */
export function EditionChips({ articles, chosen, nameOf, onChoose }: EditionChipsProps) {
  const t = useT()
  const editions = editionsIn(articles, chosen)
  if (chosen === undefined && editions.length < 2) return null
  return (
    <fieldset className={styles.chips}>
      <legend className={styles.legend}>{t('Edition')}</legend>
      {editions.map((edition) => (
        <button
          key={edition}
          type="button"
          className={styles.chip}
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
