import { FilterSelect } from '#ui/FilterField.tsx'
import { useName } from '../i18n/Name.tsx'
import { useT } from '../i18n/use-t.ts'
import { useEditionNames, useEditions } from '../paper/use-issue.ts'
import { DateFilter, OwnDates, useDates } from './DateFilter.tsx'
import styles from './filters.module.css'
import { SectionFilter } from './SectionFilter.tsx'
import { SisterSearch } from './SisterSearch.tsx'
import { SortChoice } from './SortChoice.tsx'
import type { SearchRequest } from './use-search-request.ts'

interface FiltersProps {
  request: SearchRequest
  onChoose: (change: Partial<SearchRequest>) => void
}

export function Filters({ request, onChoose }: FiltersProps) {
  const t = useT()
  const dates = useDates(request, onChoose)
  return (
    <fieldset className={styles.filters}>
      <legend className={styles.legend}>{t('Narrow the search')}</legend>
      <EditionFilter edition={request.edition} onChoose={(edition) => onChoose({ edition })} />
      <DateFilter dates={dates} />
      <SectionFilter request={request} onChoose={(section) => onChoose({ section })} />
      <SortChoice sort={request.sort} onChoose={(sort) => onChoose({ sort })} />
      <OwnDates dates={dates} range={request} />
      <SisterSearch request={request} />
    </fieldset>
  )
}

interface EditionFilterProps {
  /** Undefined for all of them. */
  edition: number | undefined
  onChoose: (edition: number | undefined) => void
}

function EditionFilter({ edition, onChoose }: EditionFilterProps) {
  const t = useT()
  const inLanguage = useName()
  const groups = useEditions().data ?? []
  const nameOf = useEditionNames()
  const listed = groups.flatMap(({ editions }) => editions.map(({ id }) => id))
  return (
    <FilterSelect
      label={t('Edition')}
      isChosen={edition !== undefined}
      value={`${edition ?? ''}`}
      onChoose={(value) => onChoose(Number(value) || undefined)}
    >
      <option value="">{t('All editions')}</option>
      {/* The list is still loading, or the edition is discontinued. */}
      {edition && !listed.includes(edition) && <option value={edition}>{nameOf(edition)}</option>}
      {groups.map(({ parent_edition, parent_edition_names, editions }) => (
        <optgroup key={parent_edition} label={inLanguage(parent_edition, parent_edition_names)}>
          {editions.map(({ id }) => (
            <option key={id} value={id}>
              {nameOf(id)}
            </option>
          ))}
        </optgroup>
      ))}
    </FilterSelect>
  )
}
