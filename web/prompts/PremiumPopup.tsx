import { Link, useLocation } from 'react-router'
import { PREMIUM_POPUP_DELAY_MS } from '#contract/reading.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useHasPassed } from '#ui/use-has-passed.ts'
import { useTrackPrompt } from '../analytics/use-track-prompt.ts'
import { TextWithParts } from '../i18n/TextWithParts.tsx'
import { useT } from '../i18n/use-t.ts'
import { useSession } from '../session/use-session.ts'
import { useOpenPopup } from './open-popups.ts'
import styles from './prompts.module.css'

interface PremiumPopupProps {
  /** Maybe Later, or close. */
  onLater: () => void
}

/** Shown for a locked page, date or edition. The text differs for visitors and signed-in readers. */
export function PremiumPopup({ onLater }: PremiumPopupProps) {
  const t = useT()
  const session = useSession()
  useOpenPopup()
  const isDue = useHasPassed(PREMIUM_POPUP_DELAY_MS)
  const prompt = useTrackPrompt('premium', isDue)
  if (!isDue) return null

  function dismiss() {
    prompt.dismiss()
    onLater()
  }

  return (
    <Dialog
      title={t('Subscriber-Only Feature')}
      closeLabel={t('Close')}
      onClose={dismiss}
      actions={
        <>
          <ButtonLink to="/subscribe" onPress={() => prompt.accept('plans')}>
            {t('View Subscription Plans')}
          </ButtonLink>
          <Button variant="secondary" onPress={dismiss}>
            {t('Maybe Later')}
          </Button>
        </>
      }
    >
      {session.kind === 'signed-in' ? (
        <p>
          {t(
            "Your account opens today's front page. A plan opens every page and edition, and past issues as far as it reaches.",
          )}
        </p>
      ) : (
        <div className={styles.words}>
          <p>{t('The front page is free. The rest of the paper is for subscribers.')}</p>
          <LoginLink onPress={() => prompt.accept('log-in')} />
        </div>
      )}
    </Dialog>
  )
}

interface LoginLinkProps {
  onPress: () => void
}

function LoginLink({ onPress }: LoginLinkProps) {
  const t = useT()
  const { pathname, search } = useLocation()
  const to = `/auth?${new URLSearchParams({ redirectUrl: pathname + search })}`
  return (
    <p>
      <TextWithParts
        text={t('Already a subscriber? {link}')}
        parts={{
          link: (
            <Link to={to} onClick={onPress}>
              {t('Log in')}
            </Link>
          ),
        }}
      />
    </p>
  )
}
