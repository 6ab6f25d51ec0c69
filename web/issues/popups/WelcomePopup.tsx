import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useTrackPrompt } from '../../analytics/use-track-prompt.ts'
import { brand } from '../../brand/brand.ts'
import { useT } from '../../i18n/use-t.ts'
import { useOpenPopup } from '../../prompts/open-popups.ts'
import styles from './popups.module.css'

interface WelcomePopupProps {
  onClose: () => void
}

/** Shown after signing up and after the first payment. */
export function WelcomePopup({ onClose }: WelcomePopupProps) {
  const t = useT()
  useOpenPopup()
  const prompt = useTrackPrompt('welcome')
  function dismiss() {
    prompt.dismiss()
    onClose()
  }
  return (
    <Dialog
      title={t('Please verify your information')}
      closeLabel={t('Close')}
      onClose={dismiss}
      actions={
        <ButtonLink
          to="/profile"
          state={{ showPersonalInfoPopup: true }}
          onPress={() => prompt.accept('profile')}
        >
          {t('Get Started')}
        </ButtonLink>
      }
    >
      <div className={styles.words}>
        <img className={styles.picture} src={brand().afterLoginImage} alt="" />
        <p>{t('Your name, contact and preferred edition help us to bring you the right paper.')}</p>
      </div>
    </Dialog>
  )
}
