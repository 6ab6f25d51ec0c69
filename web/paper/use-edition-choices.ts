import { useName } from '../i18n/Name.tsx'
import { useEditions } from './use-issue.ts'

/** The editions in their groups, as a `SelectField` needs them. Empty until they are fetched. */
export function useEditionChoices() {
  const nameOf = useName()
  const groups = useEditions().data ?? []
  return groups.map(({ parent_edition, parent_edition_names, editions }) => ({
    label: nameOf(parent_edition, parent_edition_names),
    options: editions.map(({ id, edition_name, edition_names }) => ({
      value: String(id),
      label: nameOf(edition_name, edition_names),
    })),
  }))
}
