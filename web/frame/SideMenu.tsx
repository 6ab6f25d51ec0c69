import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Icon, type IconName } from '#ui/Icon.tsx'
import { askConsentAgain } from '../analytics/consent.ts'
import { track } from '../analytics/track.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { DisplayDialog } from '../display/DisplayDialog.tsx'
import { LanguageSwitch } from '../i18n/LanguageSwitch.tsx'
import { type Translate, useT } from '../i18n/use-t.ts'
import { useSession } from '../session/use-session.ts'
import styles from './side-menu.module.css'

interface SideMenuProps {
  onClose: () => void
  /** Starts to cut a clip out of the page on the screen. */
  onClip?: (() => void) | undefined
}

interface Item {
  to: string
  label: string
  icon: IconName
}

export function SideMenu({ onClose, onClip }: SideMenuProps) {
  const t = useT()
  const [isDisplayOpen, setDisplayOpen] = useState(false)
  const isSignedIn = useSession().kind === 'signed-in'
  const { supportEmail, gtmId, standIns } = runtimeConfig()

  function pick(menu_item: string) {
    track('click_menu_item', { menu_item })
    onClose()
  }

  function chooseAgain() {
    askConsentAgain()
    onClose()
  }

  if (isDisplayOpen) return <DisplayDialog onClose={onClose} />
  return (
    <Dialog at="end" title={t('Menu')} closeLabel={t('Close')} onClose={onClose}>
      <nav aria-label={t('Menu')}>
        <ul className={styles.items}>
          {itemsFor({ isSignedIn, standIns }, t).map(({ to, label, icon }) => (
            <li key={to}>
              <Link to={to} className={styles.item} onClick={() => pick(to)}>
                <Icon name={icon} />
                {label}
              </Link>
            </li>
          ))}
          {onClip && (
            <li>
              <button type="button" className={styles.item} onClick={onClip}>
                <Icon name="scissors" />
                {t('Clip a part of this page')}
              </button>
            </li>
          )}
          <li>
            <button type="button" className={styles.item} onClick={() => setDisplayOpen(true)}>
              <Icon name="text-size" />
              {t('Text and colours')}
            </button>
          </li>
        </ul>
      </nav>
      <div className={styles.language}>
        <LanguageSwitch />
      </div>
      <div className={styles.support}>
        <p>{t('Need help? Write to us.')}</p>
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        {gtmId && (
          <Button variant="quiet" onPress={chooseAgain}>
            {t('Privacy Choices')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function itemsFor(
  { isSignedIn, standIns }: { isSignedIn: boolean; standIns: boolean },
  t: Translate,
): Item[] {
  return [
    { to: '/', label: t('Home'), icon: 'home' },
    { to: '/stories', label: t("Today's stories"), icon: 'text' },
    { to: '/search', label: t('Search'), icon: 'search' },
    { to: '/archive', label: t('Archive'), icon: 'calendar' },
    ...(isSignedIn ? [{ to: '/profile', label: t('My Profile'), icon: 'user' } as const] : []),
    { to: '/saved-articles', label: t('Saved Articles'), icon: 'bookmark' },
    { to: '/faqs', label: t('FAQs'), icon: 'question' },
    { to: '/contact', label: t('Get In Touch'), icon: 'phone' },
    { to: '/status', label: t('Status'), icon: 'clock' },
    ...(standIns ? [{ to: '/dev', label: t('Try it'), icon: 'play' } as const] : []),
  ]
}
