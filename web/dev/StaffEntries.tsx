import { useMutation } from '@tanstack/react-query'
import type { StaffRole } from '#contract/desk/permissions.ts'
import { signInAsDemoStaff } from '#contract/dev.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/toast.ts'
import { call } from '../api/call.ts'
import { Entry } from './Entry.tsx'
import { useDevT } from './use-dev-t.ts'

/** Signs this browser in to the desk in each role. */
export function StaffEntries() {
  const t = useDevT()
  const signIn = useMutation({
    mutationFn: (role: StaffRole) => call(signInAsDemoStaff, { body: { role } }),
    onSuccess: () => window.location.assign('/desk'),
    onError: () => showToast('error', t('Signing in failed. Please try again.')),
  })

  const roles: { role: StaffRole; name: string; may: string }[] = [
    { role: 'admin', name: t('Admin'), may: t('May do everything, and invites staff.') },
    { role: 'editor', name: t('Editor'), may: t('Publishes, releases and withdraws issues.') },
    { role: 'corrector', name: t('Corrector'), may: t('Corrects regions and texts.') },
    { role: 'circulation', name: t('Circulation'), may: t('Changes plans, offers and FAQs.') },
    { role: 'support', name: t('Support'), may: t('Helps readers with their accounts.') },
    { role: 'finance', name: t('Finance'), may: t('Sees payments and refunds them.') },
    { role: 'viewer', name: t('Viewer'), may: t('Sees issues and plans, and changes nothing.') },
  ]

  return (
    <>
      <p>{t('One click signs this browser in to the desk. Readers stay signed in.')}</p>
      <ul>
        {roles.map(({ role, name, may }) => (
          <Entry
            key={role}
            control={
              <Button
                variant="secondary"
                isWide
                isLoading={signIn.isPending && signIn.variables === role}
                onPress={() => {
                  if (!signIn.isPending) signIn.mutate(role)
                }}
              >
                {name}
              </Button>
            }
          >
            {may}
          </Entry>
        ))}
      </ul>
    </>
  )
}
