import { useLocation } from 'react-router'
import { useT } from '../i18n/use-t.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Dialog } from '../ui/Dialog.tsx'

interface LoginPromptProps {
  /** What it is needed for. */
  words: string
  offersPlans?: boolean
  onClose: () => void
}

/** Whoever logs in from here comes back here. */
export function LoginPrompt({ words, offersPlans = false, onClose }: LoginPromptProps) {
  const t = useT()
  const { pathname, search } = useLocation()
  return (
    <Dialog
      title={t('Log in')}
      closeLabel={t('Close')}
      onClose={onClose}
      actions={
        <>
          <ButtonLink to={`/auth?${new URLSearchParams({ redirectUrl: pathname + search })}`}>
            {t('Log in')}
          </ButtonLink>
          {offersPlans && (
            <ButtonLink variant="secondary" to="/subscribe">
              {t('View Subscription Plans')}
            </ButtonLink>
          )}
          <Button variant={offersPlans ? 'quiet' : 'secondary'} onPress={onClose}>
            {t('Maybe Later')}
          </Button>
        </>
      }
    >
      <p>{words}</p>
    </Dialog>
  )
}
