import { startAuthentication } from '@simplewebauthn/browser'
import { useState } from 'react'
import { PasskeyAssertion } from '#contract/desk/passkeys.ts'
import {
  requestPasskeyOptions,
  signInWithApp,
  signInWithPasskey,
  signInWithRecoveryCode,
} from '#contract/desk/sessions.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { TextField } from '#ui/TextField.tsx'
import { call } from '../api/call.ts'
import { useT } from '../i18n/use-t.ts'
import { SignInLayout } from './SignInLayout.tsx'
import styles from './sign-in.module.css'
import { useSignIn } from './use-sign-in.ts'

type Way = 'passkey' | 'app' | 'recovery-code'

export function SignInScreen() {
  const t = useT()
  const [way, setWay] = useState<Way>('passkey')
  return (
    <SignInLayout title={t('Sign in to the desk')}>
      {way === 'passkey' ? <PasskeySignIn /> : <CodeSignIn key={way} way={way} />}
      <div className={styles.other}>
        {way !== 'passkey' && (
          <Button variant="quiet" onPress={() => setWay('passkey')}>
            {t('Use a passkey')}
          </Button>
        )}
        {way !== 'app' && (
          <Button variant="quiet" onPress={() => setWay('app')}>
            {t('Use a code from an app')}
          </Button>
        )}
        {way !== 'recovery-code' && (
          <Button variant="quiet" onPress={() => setWay('recovery-code')}>
            {t('Use a recovery code')}
          </Button>
        )}
      </div>
    </SignInLayout>
  )
}

function PasskeySignIn() {
  const t = useT()
  const { signIn, isUnderWay, problem } = useSignIn(async () => {
    const options = await call(requestPasskeyOptions, {})
    const answer = await startAuthentication({ optionsJSON: options })
    return call(signInWithPasskey, { body: { passkey: PasskeyAssertion.parse(answer) } })
  })
  return (
    <div className={styles.form}>
      <p>{t('Your device asks for your fingerprint, your face or its PIN.')}</p>
      {problem && <Notice tone="error">{problem}</Notice>}
      <Button isWide isLoading={isUnderWay} onPress={() => signIn(undefined)}>
        {t('Sign in with a passkey')}
      </Button>
    </div>
  )
}

function CodeSignIn({ way }: { way: 'app' | 'recovery-code' }) {
  const t = useT()
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const isApp = way === 'app'
  const { signIn, isUnderWay, problem } = useSignIn(() => {
    const body = { email: email.trim(), code: code.trim() }
    return call(isApp ? signInWithApp : signInWithRecoveryCode, { body })
  })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        signIn(undefined)
      }}
    >
      <TextField
        label={t('Email')}
        type="email"
        autoComplete="username"
        value={email}
        isRequired
        onChange={setEmail}
      />
      <TextField
        label={isApp ? t('Code from the app') : t('Recovery code')}
        inputMode={isApp ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        maxLength={isApp ? 6 : 40}
        value={code}
        isRequired
        onChange={setCode}
      />
      {problem && <Notice tone="error">{problem}</Notice>}
      <Button type="submit" isWide isLoading={isUnderWay}>
        {t('Sign in')}
      </Button>
    </form>
  )
}
