import { useT } from '../i18n/use-t.ts'
import { useEditions } from './use-issue.ts'

/** Names editions; one that is no longer published, or not known yet, by its number. */
export function useEditionNames(): (edition: number) => string {
  const t = useT()
  const groups = useEditions().data ?? []
  const names = new Map(
    groups.flatMap(({ editions }) => editions.map(({ id, edition_name }) => [id, edition_name])),
  )
  return (edition) => names.get(edition) ?? `${t('Edition')} ${edition}`
}
