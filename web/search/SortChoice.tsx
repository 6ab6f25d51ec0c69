import { FilterSelect } from '#ui/FilterField.tsx'
import { useT } from '../i18n/use-t.ts'
import type { SearchRequest } from './use-search-request.ts'

interface SortChoiceProps {
  sort: SearchRequest['sort']
  onChoose: (sort: SearchRequest['sort']) => void
}

export function SortChoice({ sort, onChoose }: SortChoiceProps) {
  const t = useT()
  return (
    <FilterSelect
      label={t('Order')}
      isChosen={sort !== 'relevance'}
      value={sort}
      onChoose={(value) => onChoose(value === 'newest' ? 'newest' : 'relevance')}
    >
      <option value="relevance">{t('Best first')}</option>
      <option value="newest">{t('Newest first')}</option>
    </FilterSelect>
  )
}
