import { startRegistration } from '@simplewebauthn/browser'
import { NewPasskey } from '#contract/desk/passkeys.ts'
import { acceptWithPasskey, createPasskeyOptions } from '#contract/desk/sessions.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { call } from '../api/call.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './sign-in.module.css'
import { useSignIn } from './use-sign-in.ts'

export function PasskeySetUp({ token }: { token: string }) {
  const t = useT()
  const { signIn, isUnderWay, problem } = useSignIn(async () => {
    const options = await call(createPasskeyOptions, { body: { token } })
    const answer = await startRegistration({ optionsJSON: options })
    return call(acceptWithPasskey, { body: { token, passkey: NewPasskey.parse(answer) } })
  })
  return (
    <div className={styles.form}>
      <p>
        {t(
          'A passkey replaces the password: your device asks for your fingerprint, your face or its PIN.',
        )}
      </p>
      {problem && <Notice tone="error">{problem}</Notice>}
      <Button isWide isLoading={isUnderWay} onPress={() => signIn(undefined)}>
        {t('Create a passkey')}
      </Button>
    </div>
  )
}
