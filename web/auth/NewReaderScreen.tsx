import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { updateMe } from '#contract/auth.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { call } from '../api/call.ts'
import { useBrand } from '../brand/brand.ts'
import { useT } from '../i18n/use-t.ts'
import { useSessionWithCheck } from '../session/use-session.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { FROM_SIGN_IN, pathAfterSignIn } from './after-sign-in.ts'
import styles from './new-reader.module.css'
import { useNewReaderState } from './sign-in-state.ts'

/** Welcomes a new reader and asks for an optional name. */
export function NewReaderScreen() {
  const t = useT()
  const session = useSessionWithCheck()
  const navigate = useNavigate()
  const callbackUrl = useNewReaderState()?.callbackUrl
  const { name: title, afterLoginImage } = useBrand()
  const [name, setName] = useState('')
  const naming = useSaveName()

  if (session.kind === 'checking') return null
  if (session.kind === 'visitor') return <Navigate to="/auth" replace />

  async function continueToApp() {
    const isKept = name.trim() === '' || (await naming.keep(name))
    if (isKept)
      navigate(pathAfterSignIn(callbackUrl), {
        replace: true,
        state: { ...FROM_SIGN_IN, showPersonalInfoPopup: true },
      })
  }

  return (
    <AuthLayout title={t('Successfully Verified')}>
      <form
        className={styles.welcome}
        onSubmit={(event) => {
          event.preventDefault()
          void continueToApp()
        }}
      >
        <img className={styles.picture} src={afterLoginImage} alt="" />
        <div>
          <p className={styles.verified}>{t('Successfully Verified')}</p>
          <h1 className={styles.heading}>{t('Welcome to {title}', { title })}</h1>
        </div>
        <TextField
          label={t('What may we call you?')}
          hint={t('You can leave this for later.')}
          autoComplete="given-name"
          maxLength={100}
          value={name}
          error={naming.hasFailed ? t('Failed to update name. Please try again.') : undefined}
          isDisabled={naming.isUnderWay}
          onChange={setName}
        />
        <Button type="submit" isWide isLoading={naming.isUnderWay}>
          {t('Continue')}
        </Button>
      </form>
    </AuthLayout>
  )
}

/** Saves the reader's name; `keep` resolves to whether that succeeded. */
function useSaveName() {
  const naming = useMutation({
    mutationFn: (first_name: string) => call(updateMe, { body: { first_name }, headers: {} }),
  })
  const keep = (name: string) =>
    naming.mutateAsync(name).then(
      () => true,
      () => false,
    )
  return { keep, isUnderWay: naming.isPending, hasFailed: naming.isError }
}
