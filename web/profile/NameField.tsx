import { FirstName } from '#contract/auth.ts'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import { useT } from '../i18n/use-t.ts'
import { nameProblem } from './name-problem.ts'
import { ProfileField } from './ProfileField.tsx'
import { useEditing } from './use-editing.ts'
import { useUpdateName } from './use-update-name.ts'

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
