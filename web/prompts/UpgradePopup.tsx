import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useTrackPrompt } from '../analytics/use-track-prompt.ts'
import { useT } from '../i18n/use-t.ts'
import { useOpenPopup } from './open-popups.ts'

interface UpgradePopupProps {
  /** Whether the issue opens later in the morning; otherwise the plan does not include the archive. */
  opensLater: boolean
  onContinue: () => void
}

export function UpgradePopup({ opensLater, onContinue }: UpgradePopupProps) {
  const t = useT()
  useOpenPopup()
  const prompt = useTrackPrompt('upgrade')
  function dismiss() {
    prompt.dismiss()
    onContinue()
  }
  return (
    <Dialog
      title={t('Upgrade Your Plan')}
      closeLabel={t('Close')}
      onClose={dismiss}
      actions={
        <>
          <ButtonLink
            to="/subscribe"
            state={{ fromUpgrade: true }}
            onPress={() => prompt.accept('upgrade')}
          >
            {t('View Upgrade Options')}
          </ButtonLink>
          <Button variant="secondary" onPress={dismiss}>
            {t('Continue With Current Plan')}
          </Button>
        </>
      }
    >
      <p>
        {opensLater
          ? t('Your current plan opens this edition a little later in the morning.')
          : t(
              "Your current plan doesn't include access to archive content. Upgrade to read editions as far back as 2020.",
            )}
      </p>
    </Dialog>
  )
}
