import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FirstName, updateMe } from '#contract/auth.ts'
import { CallError } from '#contract/call-error.ts'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import { call } from '../api/call.ts'
import { serverWords } from '../i18n/server-words.ts'
import { type Translate, useT } from '../i18n/use-t.ts'
import { ME } from '../session/use-me.ts'
import { ProfileField, useEditing } from './ProfileField.tsx'

interface NameFieldProps {
  name: string | undefined
}

export function NameField({ name = '' }: NameFieldProps) {
  const t = useT()
  const update = useUpdateName()
  const editing = useEditing(name)

  async function save() {
    const { data } = FirstName.safeParse(editing.typed)
    if (!data) return editing.setProblem(t('Please enter a valid name'))
    try {
      await update.mutateAsync(data)
    } catch (error) {
      return editing.setProblem(nameProblem(error, t))
    }
    editing.close()
    return showToast('success', t('Name updated successfully'))
  }

  return (
    <ProfileField
      label={t('Name')}
      value={name || t('User name')}
      isEmpty={!name}
      isEditing={editing.isOpen}
      isSaving={update.isPending}
      onEdit={editing.open}
      onCancel={editing.close}
      onSave={() => void save()}
    >
      <TextField
        label={t('Name')}
        autoComplete="given-name"
        maxLength={100}
        value={editing.typed}
        error={editing.problem}
        onChange={editing.type}
      />
    </ProfileField>
  )
}

const NOTHING_SAID = ['internal', 'unavailable']

/** Why a name was not saved: the server's message, if it sent one. */
export function nameProblem(error: unknown, t: Translate): string {
  if (!(error instanceof CallError)) return t('Failed to update name. Please try again.')
  if (error.foreignMessage) return serverWords(error.foreignMessage, t)
  if (!NOTHING_SAID.includes(error.code)) return serverWords(error.message, t)
  return t('Failed to update name. Please try again.')
}

function useUpdateName() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (first_name: string) => call(updateMe, { body: { first_name }, headers: {} }),
    onSuccess: (me) => cache.setQueryData(ME, me),
  })
}
