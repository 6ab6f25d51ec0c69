import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { CallError } from '#contract/call-error.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './session.module.css'
import { MeContext, useSession } from './use-me.ts'

/** Shows its children to staff who are signed in, and the sign-in screen to others. */
export function SignedIn({ children }: { children: ReactNode }) {
  const t = useT()
  const { pathname, search } = useLocation()
  const { data: me, error, refetch, isFetching } = useSession()

  if (error instanceof CallError && error.code === 'login-required') {
    return <Navigate to="/sign-in" replace state={{ returnTo: pathname + search }} />
  }
  if (me) return <MeContext value={me}>{children}</MeContext>
  if (!error) {
    return (
      <main className={styles.waiting} aria-busy="true">
        <Spinner />
      </main>
    )
  }
  return (
    <main className={styles.waiting}>
      <Notice tone="error">{t('The server cannot be reached.')}</Notice>
      <Button isLoading={isFetching} onPress={() => void refetch()}>
        {t('Try again')}
      </Button>
    </main>
  )
}
