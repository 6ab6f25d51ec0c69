import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useT } from '../i18n/use-t.ts'
import { LoginPrompt } from './LoginPrompt.tsx'

export function LoggedOut() {
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
