import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { renderSVG } from 'uqr'
import { acceptWithApp, createAppSecret } from '#contract/desk/sessions.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { TextField } from '#ui/TextField.tsx'
import { call } from '../api/call.ts'
import { useT } from '../i18n/use-t.ts'
import { problemWords } from './problem-words.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import styles from './sign-in.module.css'

/** Sets up an app that shows codes: scan, enter a code, keep the recovery codes. */
export function AppSetUp({ token }: { token: string }) {
  const t = useT()
  const [code, setCode] = useState('')
  const secret = useQuery({
    queryKey: ['app-secret', token],
    queryFn: () => call(createAppSecret, { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const accepting = useMutation({
    mutationFn: () => call(acceptWithApp, { body: { token, code: code.trim() } }),
  })
  if (accepting.data) return <RecoveryCodes {...accepting.data} />
  if (secret.error) return <Notice tone="error">{problemWords(secret.error, t)}</Notice>
  if (!secret.data) return <Spinner />
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        accepting.mutate()
      }}
    >
      <p>{t('Scan this with an app that shows codes, or enter the key by hand.')}</p>
      <img
        className={styles.square}
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(secret.data.uri))}`}
        alt={t('QR code with the key')}
      />
      <p className={styles.secret}>{secret.data.secret}</p>
      <TextField
        label={t('Code from the app')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={code}
        isRequired
        onChange={setCode}
      />
      {accepting.error && <Notice tone="error">{problemWords(accepting.error, t)}</Notice>}
      <Button type="submit" isWide isLoading={accepting.isPending}>
        {t('Continue')}
      </Button>
    </form>
  )
}
