import { useT } from '../i18n/use-t.ts'
import { DateFilter } from './DateFilter.tsx'
import { EditionFilter } from './EditionFilter.tsx'
import styles from './filters.module.css'
import type { Asked } from './search-request.ts'

interface FiltersProps {
  asked: Asked
  onChoose: (change: Partial<Asked>) => void
}

export function Filters({ asked, onChoose }: FiltersProps) {
  const t = useT()
  return (
    <fieldset className={styles.filters}>
      <legend className={styles.legend}>{t('Narrow the search')}</legend>
      <EditionFilter edition={asked.edition} onChoose={(edition) => onChoose({ edition })} />
      <DateFilter range={asked} onChoose={onChoose} />
    </fieldset>
  )
}
