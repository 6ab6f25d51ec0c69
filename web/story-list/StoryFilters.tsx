import type { StorySection } from '#contract/story-list.ts'
import { STORY_FILTERS, type StoryFilter } from '#domain/stories/story-list.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { FilterSelect } from '#ui/FilterField.tsx'
import { Choice } from '../display/Choice.tsx'
import { useName } from '../i18n/Name.tsx'
import { type Translate, useT } from '../i18n/use-t.ts'
import styles from './story-filters.module.css'

interface StoryFiltersProps {
  sections: readonly StorySection[]
  show: StoryFilter
  section: string | undefined
  isPictured: boolean
  onChoose: (change: { show?: StoryFilter; section?: string | undefined }) => void
  onPictures: (isPictured: boolean) => void
}

export function StoryFilters({ sections, show, section, onChoose, ...props }: StoryFiltersProps) {
  const t = useT()
  const inLanguage = useName()
  return (
    <div className={styles.filters}>
      <Choice
        name={t('Show')}
        options={STORY_FILTERS.map((value) => ({ value, label: filterName(value, t) }))}
        chosen={show}
        onChoose={(next) => onChoose({ show: next })}
      />
      {sections.length > 1 && (
        <FilterSelect
          label={t('Section')}
          isChosen={section !== undefined}
          value={section ?? ''}
          onChoose={(value) => onChoose({ section: value || undefined })}
        >
          <option value="">{t('All sections')}</option>
          {sections.map(({ name, names }) => (
            <option key={name} value={name}>
              {inLanguage(name, names)}
            </option>
          ))}
        </FilterSelect>
      )}
      <Checkbox isChecked={props.isPictured} onChange={props.onPictures}>
        {t('Pictures')}
      </Checkbox>
    </div>
  )
}

function filterName(filter: StoryFilter, t: Translate): string {
  switch (filter) {
    case 'all':
      return t('All')
    case 'unread':
      return t('Unread')
    case 'saved':
      return t('Saved')
  }
}
