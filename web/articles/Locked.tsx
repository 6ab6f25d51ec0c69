import { useNavigate } from 'react-router'
import { Notice } from '#ui/Notice.tsx'
import { useT } from '../i18n/use-t.ts'
import { PremiumPopup } from '../prompts/PremiumPopup.tsx'
import { UpgradePopup } from '../prompts/UpgradePopup.tsx'
import styles from './states.module.css'

interface LockedProps {
  unlockBy: 'subscribing' | 'upgrading'
  /** Today's paper opens earlier for some plans. */
  isToday: boolean
}

/** In place of what the reader may not open: the prompt, whose Maybe Later leads to the front page. */
export function Locked({ unlockBy, isToday }: LockedProps) {
  const t = useT()
  const navigate = useNavigate()
  const goHome = () => void navigate('/', { replace: true })
  return (
    <div className={styles.state}>
      <Notice tone="empty" icon="lock" title={t('Subscriber-Only Feature')}>
        {t('The front page is free. The rest of the paper is for subscribers.')}
      </Notice>
      {unlockBy === 'upgrading' ? (
        <UpgradePopup opensLater={isToday} onContinue={goHome} />
      ) : (
        <PremiumPopup onLater={goHome} />
      )}
    </div>
  )
}
