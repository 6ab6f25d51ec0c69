import { useMutation, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { CallError } from '#contract/call-error.ts'
import { stopFollowing } from '#contract/followed-searches.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ScreenTitle } from '#ui/ScreenTitle.tsx'
import { showToast } from '#ui/toast.ts'
import { call } from '../api/call.ts'
import { TryAgain } from '../brand/TryAgain.tsx'
import { Frame } from '../frame/Frame.tsx'
import { useName } from '../i18n/Name.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './followed-searches.module.css'

/** The target of the links in a mail. Opening it stops at once, and offers to follow again. */
export function StopFollowingScreen() {
  const t = useT()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const stop = useStop(token)
  const resume = useResume(token)
  return (
    <Frame title={t('What you follow')}>
      <div className={styles.screen}>
        <ScreenTitle>{t('What you follow')}</ScreenTitle>
        {stop.isPending && <p role="status">{t('Loading...')}</p>}
        {stop.isError && (
          <StopFailed
            error={stop.error}
            isTrying={stop.isFetching}
            onRetry={() => void stop.refetch()}
          />
        )}
        {stop.isSuccess && (
          <StopResult
            names={stop.data}
            isResumed={resume.isSuccess}
            isResuming={resume.isPending}
            onResume={() => resume.mutate()}
          />
        )}
      </div>
    </Frame>
  )
}

interface StopFailedProps {
  error: Error
  isTrying: boolean
  onRetry: () => void
}

function StopFailed({ error, isTrying, onRetry }: StopFailedProps) {
  const t = useT()
  const isForged = error instanceof CallError && error.code === 'not-found'
  return (
    <Notice
      tone="error"
      action={isForged ? undefined : <TryAgain isTrying={isTrying} onPress={onRetry} />}
    >
      {isForged
        ? t('This link is not valid. Please open it again from our message.')
        : t('Oops! Something went wrong.')}
    </Notice>
  )
}

interface StopResultProps {
  names: readonly string[]
  isResumed: boolean
  isResuming: boolean
  onResume: () => void
}

function StopResult({ names, isResumed, isResuming, onResume }: StopResultProps) {
  const t = useT()
  if (names.length === 0) return <p role="status">{t('You no longer follow it.')}</p>
  const what = names.join(', ')
  if (isResumed) return <p role="status">{t('You follow {what} again.', { what })}</p>
  return (
    <>
      <p role="status">{t('Stopped: we no longer mail you about {what}.', { what })}</p>
      <div>
        <Button variant="secondary" isLoading={isResuming} onPress={onResume}>
          {t('Follow again')}
        </Button>
      </div>
    </>
  )
}

/** Stops what the link is about, and returns its names. A query, because it starts with the screen; repeating it changes nothing. */
function useStop(token: string) {
  const nameOf = useName()
  return useQuery({
    // The key leaves the token out, because keys of failed queries are logged.
    queryKey: ['stop-following'],
    queryFn: async () => {
      const list = await call(stopFollowing, { body: { token, stopped: true } })
      return list.map(({ what, names }) => `‘${nameOf(what, names)}’`)
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

function useResume(token: string) {
  const t = useT()
  return useMutation({
    mutationFn: () => call(stopFollowing, { body: { token, stopped: false } }),
    onError: () => void showToast('error', t('Something went wrong, please try again.')),
  })
}
