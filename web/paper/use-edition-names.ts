import { useName } from '../i18n/use-name.ts'
import { useT } from '../i18n/use-t.ts'
import { useEditions } from './use-issue.ts'

/** Names editions; one that is no longer published, or not known yet, by its number. */
export function useEditionNames(): (edition: number) => string {
  const t = useT()
  const nameOf = useName()
  const groups = useEditions().data ?? []
  const names = new Map(
    groups.flatMap(({ editions }) =>
      editions.map((edition) => [edition.id, nameOf(edition.edition_name, edition.edition_names)]),
    ),
  )
  return (edition) => names.get(edition) ?? `${t('Edition')} ${edition}`
}
