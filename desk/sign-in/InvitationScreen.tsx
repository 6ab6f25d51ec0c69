import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { describeInvitation } from '#contract/desk/sessions.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { call } from '../api/call.ts'
import { useT } from '../i18n/use-t.ts'
import { roleName } from '../staff/role-names.ts'
import { AppSetUp } from './AppSetUp.tsx'
import { PasskeySetUp } from './PasskeySetUp.tsx'
import { problemWords } from './problem-words.ts'
import { SignInLayout } from './SignInLayout.tsx'
import styles from './sign-in.module.css'

/** Opens from the link of an invitation. The token is behind the `#`, which browsers do not send to servers. */
export function InvitationScreen() {
  const t = useT()
  const token = useLocation().hash.slice(1)
  const [way, setWay] = useState<'passkey' | 'app'>('passkey')
  const { data, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => call(describeInvitation, { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error) {
    return (
      <SignInLayout title={t('Invitation')}>
        <Notice tone="error">{problemWords(error, t)}</Notice>
      </SignInLayout>
    )
  }
  if (!data) {
    return (
      <SignInLayout title={t('Invitation')}>
        <Spinner />
      </SignInLayout>
    )
  }
  return (
    <SignInLayout title={t('Welcome, {name}', { name: data.name })}>
      <p>
        {t('You are invited to the desk as {role}, with the account {email}.', {
          role: roleName(data.role, t),
          email: data.email,
        })}
      </p>
      {way === 'passkey' ? <PasskeySetUp token={token} /> : <AppSetUp token={token} />}
      <div className={styles.other}>
        <Button variant="quiet" onPress={() => setWay(way === 'passkey' ? 'app' : 'passkey')}>
          {way === 'passkey' ? t('Use a code from an app instead') : t('Use a passkey instead')}
        </Button>
      </div>
    </SignInLayout>
  )
}
