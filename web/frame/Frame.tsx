import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { IconButton } from '#ui/IconButton.tsx'
import { fetchModule } from '../api/fetch-module.ts'
import { lazyPart } from '../api/lazy-part.ts'
import { useBrand } from '../brand/brand.ts'
import { OpenedPart } from '../brand/OpenedPart.tsx'
import { KeyList } from '../display/KeyList.tsx'
import { LanguageSwitch } from '../i18n/LanguageSwitch.tsx'
import { useT } from '../i18n/use-t.ts'
import { AccountLink } from './AccountLink.tsx'
import styles from './frame.module.css'
import { SkipLink } from './SkipLink.tsx'
import { useStartAtTop } from './use-start-at-top.ts'

interface FrameProps {
  /** The browser tab's title; the brand's name is appended. */
  title?: string
  /** In the header, beside the logo. */
  headline?: ReactNode
  children: ReactNode
}

/** The header with logo and menu, and the main part of a screen. */
export function Frame({ title, headline, children }: FrameProps) {
  const main = useStartAtTop()
  const { name, header_logo, logoAlt, selectedTabLogo } = useBrand()
  // The sign-in screens have no menu.
  const hasMenu = !useLocation().pathname.startsWith('/auth')
  return (
    <>
      <title>{title ? `${title} · ${name}` : name}</title>
      <link rel="icon" href={selectedTabLogo} type="image/svg+xml" />
      <SkipLink />
      <header className={styles.header}>
        <Link to="/" className={styles.home}>
          <img className={styles.logo} src={header_logo} alt={logoAlt} />
        </Link>
        <div className={styles.headline}>{headline}</div>
        <div className={styles.tools} data-menu={hasMenu}>
          <span className={styles.language}>
            <LanguageSwitch />
          </span>
          <AccountLink />
          {hasMenu && <MenuButton />}
        </div>
      </header>
      <main ref={main} id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <KeyList />
    </>
  )
}

const SideMenu = lazyPart(async () => (await fetchModule(() => import('./SideMenu.tsx'))).SideMenu)

function MenuButton() {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton icon="menu" label={t('Menu')} onPress={() => setOpen(true)} />
      <OpenedPart>{isOpen && <SideMenu onClose={() => setOpen(false)} />}</OpenedPart>
    </>
  )
}
