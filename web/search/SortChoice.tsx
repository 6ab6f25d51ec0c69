import { useT } from '../i18n/use-t.ts'
import styles from './filters.module.css'
import type { SearchRequest } from './use-search-request.ts'

interface SortChoiceProps {
  sort: SearchRequest['sort']
  onChoose: (sort: SearchRequest['sort']) => void
}

export function SortChoice({ sort, onChoose }: SortChoiceProps) {
  const t = useT()
  return (
    <select
      className={styles.choice}
      aria-label={t('Order')}
      data-chosen={sort !== 'relevance'}
      value={sort}
      onChange={({ target }) => onChoose(target.value === 'newest' ? 'newest' : 'relevance')}
    >
      <option value="relevance">{t('Best first')}</option>
      <option value="newest">{t('Newest first')}</option>
    </select>
  )
}
