import { FilterSelect } from '#ui/FilterField.tsx'
import { useName } from '../i18n/Name.tsx'
import { useT } from '../i18n/use-t.ts'
import { useResults } from './use-results.ts'
import type { SearchRequest } from './use-search-request.ts'

interface SectionFilterProps {
  request: SearchRequest
  onChoose: (section: string | undefined) => void
}

/** The sections that have matches. Not shown while there is nothing to choose. */
export function SectionFilter({ request, onChoose }: SectionFilterProps) {
  const t = useT()
  const inLanguage = useName()
  const { sections } = useResults(request)
  const { section } = request
  const listed = sections.some(({ name }) => name === section)
  if (section === undefined && sections.length < 2) return null
  return (
    <FilterSelect
      label={t('Section')}
      isChosen={section !== undefined}
      value={section ?? ''}
      onChoose={(value) => onChoose(value || undefined)}
    >
      <option value="">{t('All sections')}</option>
      {section !== undefined && !listed && <option value={section}>{section}</option>}
      {sections.map(({ name, names }) => (
        <option key={name} value={name}>
          {inLanguage(name, names)}
        </option>
      ))}
    </FilterSelect>
  )
}
