import { useName } from '../i18n/Name.tsx'
import { useT } from '../i18n/use-t.ts'
import { useEditionNames, useEditions } from '../paper/use-issue.ts'
import styles from './filters.module.css'

interface EditionFilterProps {
  /** Undefined for all of them. */
  edition: number | undefined
  onChoose: (edition: number | undefined) => void
}

export function EditionFilter({ edition, onChoose }: EditionFilterProps) {
  const t = useT()
  const inLanguage = useName()
  const groups = useEditions().data ?? []
  const nameOf = useEditionNames()
  const listed = groups.flatMap(({ editions }) => editions.map(({ id }) => id))
  return (
    <select
      className={styles.choice}
      aria-label={t('Edition')}
      data-chosen={edition !== undefined}
      value={edition ?? ''}
      onChange={({ target }) => onChoose(Number(target.value) || undefined)}
    >
      <option value="">{t('All editions')}</option>
      {/* The list is on its way, or the edition is no longer published. */}
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
    </select>
  )
}
