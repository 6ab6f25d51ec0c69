import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { updatePreferences } from '#contract/profile.ts'
import { SelectField } from '#ui/SelectField.tsx'
import { showToast } from '#ui/toast.ts'
import { call } from '../api/call.ts'
import { PREFERENCES_CACHE } from '../api/query-client.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { useT } from '../i18n/use-t.ts'
import { fetchPreferredEdition } from '../paper/issue-calls.ts'
import { PREFERRED_EDITION, STORED_EDITION } from '../paper/query-keys.ts'
import { useEditionChoices } from '../paper/use-edition-choices.ts'
import { storage } from '../session/storage.ts'
import { useReader } from '../session/use-reader.ts'
import { ProfileField, useEditing } from './ProfileField.tsx'

export function EditionField() {
  const t = useT()
  const preferred = usePreferredEdition()
  const change = useChangePreferredEdition()
  const edition = String(preferred.data ?? runtimeConfig().defaultEdition)
  const editing = useEditing(edition)
  const choices = useEditionChoices()
  const name = choices
    .flatMap(({ options }) => options)
    .find(({ value }) => value === edition)?.label

  async function save() {
    if (Number(editing.typed) === preferred.data) return editing.close()
    try {
      await change.mutateAsync(Number(editing.typed))
    } catch {
      return editing.setProblem(t('Something went wrong while updating preferences'))
    }
    editing.close()
    return showToast('success', t('Preferences updated successfully'))
  }

  // Without a subscription the paper opens with the title's default edition.
  const hint =
    useReader().kind === 'subscriber'
      ? t('The paper opens with this edition whenever you log in.')
      : t('The paper opens with this edition once you subscribe.')
  return (
    <ProfileField
      label={t('Preferred edition')}
      value={name ?? t('Loading...')}
      hint={hint}
      isEditing={editing.isOpen}
      isSaving={change.isPending}
      onEdit={editing.open}
      onCancel={editing.close}
      onSave={() => void save()}
    >
      <SelectField
        label={t('Preferred edition')}
        groups={choices}
        value={editing.typed}
        hint={hint}
        error={editing.problem}
        onChange={editing.type}
      />
    </ProfileField>
  )
}

/** `null` when the reader has chosen none. */
function usePreferredEdition() {
  return useQuery({
    queryKey: PREFERRED_EDITION,
    queryFn: fetchPreferredEdition,
    ...PREFERENCES_CACHE,
  })
}

function useChangePreferredEdition() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (pv_preferred_edition_id: number) =>
      call(updatePreferences, { body: { pv_preferred_edition_id } }),
    onSuccess: ({ preferredEditionId }) => {
      if (preferredEditionId) storage.preferredEditionId.write(preferredEditionId)
      cache.setQueryData(PREFERRED_EDITION, preferredEditionId)
      cache.setQueryData(STORED_EDITION, preferredEditionId)
    },
  })
}
