import { useState } from 'react'
import { CallError } from '#contract/call-error.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ScreenTitle } from '#ui/ScreenTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { TryAgain } from '../brand/TryAgain.tsx'
import { Frame } from '../frame/Frame.tsx'
import { useT } from '../i18n/use-t.ts'
import { useSessionWithCheck } from '../session/use-session.ts'
import { LoginPrompt } from './LoginPrompt.tsx'
import { SavedArticleList } from './SavedArticleList.tsx'
import styles from './saved-articles.module.css'
import { useSavedArticles } from './use-saved-articles.ts'

export function SavedArticlesScreen() {
  const t = useT()
  return (
    <Frame title={t('Saved Articles')}>
      <div className={styles.column}>
        <ScreenTitle>{t('Saved Articles')}</ScreenTitle>
        <SavedArticles />
      </div>
    </Frame>
  )
}

function SavedArticles() {
  const t = useT()
  const session = useSessionWithCheck()
  const saved = useSavedArticles()

  if (session.kind === 'visitor' || isLoggedOut(saved.error)) return <LoggedOut />
  if (saved.data) return <SavedArticleList articles={saved.data} />
  if (!saved.isError) return <SavedArticlesWaiting />
  return (
    <Notice
      tone="error"
      action={<TryAgain isTrying={saved.isFetching} onPress={() => void saved.refetch()} />}
    >
      {t('Error loading saved articles')}
    </Notice>
  )
}

/** The session has ended, but this browser still has its cookies. */
function isLoggedOut(error: Error | null): boolean {
  return error instanceof CallError && error.code === 'login-required'
}

function LoggedOut() {
  const t = useT()
  const [isPromptOpen, setPromptOpen] = useState(true)
  const words = t('Please login to view your saved articles')
  return (
    <>
      <Notice
        tone="empty"
        icon="bookmark"
        action={
          <Button icon="login" onPress={() => setPromptOpen(true)}>
            {t('Log in')}
          </Button>
        }
      >
        {words}
      </Notice>
      {isPromptOpen && <LoginPrompt words={words} onClose={() => setPromptOpen(false)} />}
    </>
  )
}

const EXPECTED = ['first', 'second', 'third', 'fourth']

function SavedArticlesWaiting() {
  const t = useT()
  return (
    <div className={styles.cards} role="status">
      <VisuallyHidden>{t('Loading...')}</VisuallyHidden>
      {EXPECTED.map((card) => (
        <div key={card} className={styles.card}>
          <div className={styles.thumbnail}>
            <Skeleton height="100%" />
          </div>
          <div className={styles.title}>
            <Skeleton height="1.4em" />
          </div>
          <div className={styles.foot}>
            <Skeleton width="50%" />
          </div>
        </div>
      ))}
    </div>
  )
}
