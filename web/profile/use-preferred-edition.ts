import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { updatePreferences } from '#contract/profile.ts'
import { call } from '../api/call.ts'
import { PREFERENCES_CACHE } from '../api/query-client.ts'
import { fetchPreferredEdition } from '../paper/issue-calls.ts'
import { PREFERRED_EDITION, STORED_EDITION } from '../paper/query-keys.ts'
import { stored } from '../session/storage.ts'

/** `null` when the reader has chosen none. */
export function usePreferredEdition() {
  return useQuery({
    queryKey: PREFERRED_EDITION,
    queryFn: fetchPreferredEdition,
    ...PREFERENCES_CACHE,
  })
}

export function useChangePreferredEdition() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (pv_preferred_edition_id: number) =>
      call(updatePreferences, { body: { pv_preferred_edition_id } }),
    onSuccess: ({ preferredEditionId }) => {
      if (preferredEditionId) stored.preferredEditionId.write(preferredEditionId)
      cache.setQueryData(PREFERRED_EDITION, preferredEditionId)
      cache.setQueryData(STORED_EDITION, preferredEditionId)
    },
  })
}
