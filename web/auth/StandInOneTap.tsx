import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type GoogleAccount, listGoogleAccounts, oneTapAs } from '#contract/dev.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { call } from '../api/call.ts'
import { useT } from '../i18n/use-t.ts'
import { usePromptRoom } from '../prompts/use-prompt-room.ts'
import { Agreement } from './Agreement.tsx'
import styles from './stand-in-one-tap.module.css'
import { oneTapNonce, useOneTapSignIn } from './use-one-tap.ts'

interface StandInOneTapProps {
  onClose: () => void
}

/** Stands in for Google's prompt. It does not take the focus. */
export function StandInOneTap({ onClose }: StandInOneTapProps) {
  const { data } = useQuery({
    queryKey: ['stand-in-google-accounts'],
    queryFn: () => call(listGoogleAccounts, {}),
  })
  return data ? <AccountPrompt accounts={data.accounts} onClose={onClose} /> : null
}

interface AccountPromptProps extends StandInOneTapProps {
  accounts: readonly GoogleAccount[]
}

function AccountPrompt({ accounts, onClose }: AccountPromptProps) {
  const signIn = useOneTapSignIn(onClose)
  const t = useT()
  usePromptRoom('one-tap')
  const [isBusy, setBusy] = useState(false)
  const [isListOpen, setListOpen] = useState(false)

  async function choose(account: string) {
    setBusy(true)
    try {
      const { credential } = await call(oneTapAs, {
        body: { account, nonce: await oneTapNonce() },
      })
      await signIn(credential)
    } catch {
      onClose()
    }
  }

  return (
    <section
      className={styles.prompt}
      aria-label={t('Sign in with Google')}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <header className={styles.header}>
        <h2 className={styles.title}>{t('Sign in with Google')}</h2>
        <span className={styles.note}>{t('Stand-in')}</span>
        <IconButton icon="close" label={t('Close')} onPress={onClose} />
      </header>
      <fieldset className={styles.accounts} data-open={isListOpen} disabled={isBusy}>
        {(isListOpen ? accounts : accounts.slice(0, 1)).map(({ id, name, email }) => (
          <button key={id} type="button" className={styles.account} onClick={() => void choose(id)}>
            <span className={styles.name}>{name}</span>
            <span className={styles.email}>{email ?? t('without an e-mail address')}</span>
          </button>
        ))}
        {!isListOpen && (
          <IconButton icon="chevron" label={t('More accounts')} onPress={() => setListOpen(true)} />
        )}
      </fieldset>
      <Agreement />
    </section>
  )
}
