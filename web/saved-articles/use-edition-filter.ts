import { useSearchParams } from 'react-router'

const NAME = 'edition_No'

/** The edition that the list is narrowed to, if any. The address keeps it: whoever comes back from an article finds it so. */
export function useEditionFilter() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get(NAME) ?? ''
  const chosen = /^\d{1,4}$/.test(asked) ? Number(asked) : undefined
  const choose = (edition: number | undefined) =>
    setSearch(edition === undefined ? {} : { [NAME]: String(edition) }, { replace: true })
  return [chosen, choose] as const
}
