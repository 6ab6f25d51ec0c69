import { useLocation } from 'react-router'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useTrackPrompt } from '../analytics/use-track-prompt.ts'
import { useT } from '../i18n/use-t.ts'

interface LoginPromptProps {
  /** Tells the visitor why a login is needed. */
  words: string
  offersPlans?: boolean
  onClose: () => void
}

/** After the login the reader returns to this screen. */
export function LoginPrompt({ words, offersPlans = false, onClose }: LoginPromptProps) {
  const t = useT()
  const { pathname, search } = useLocation()
  const prompt = useTrackPrompt('login')
  function dismiss() {
    prompt.dismiss()
    onClose()
  }
  return (
    <Dialog
      title={t('Log in')}
      closeLabel={t('Close')}
      onClose={dismiss}
      actions={
        <>
          <ButtonLink
            to={`/auth?${new URLSearchParams({ redirectUrl: pathname + search })}`}
            onPress={() => prompt.accept('log-in')}
          >
            {t('Log in')}
          </ButtonLink>
          {offersPlans && (
            <ButtonLink variant="secondary" to="/subscribe" onPress={() => prompt.accept('plans')}>
              {t('View Subscription Plans')}
            </ButtonLink>
          )}
          <Button variant={offersPlans ? 'quiet' : 'secondary'} onPress={dismiss}>
            {t('Maybe Later')}
          </Button>
        </>
      }
    >
      <p>{words}</p>
    </Dialog>
  )
}
