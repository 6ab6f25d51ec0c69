import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { IconButton } from '#ui/IconButton.tsx'
import { useKeys } from '#ui/use-keys.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useBrand } from '../brand/brand.ts'
import { KeyList } from '../display/KeyList.tsx'
import { SkipLink } from '../frame/SkipLink.tsx'
import { useStartAtTop } from '../frame/use-start-at-top.ts'
import { textLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import { useProtection } from '../paper/use-protection.ts'
import { addressOf } from '../share/share-item.ts'
import { useClose } from './use-close.ts'
import styles from './viewer-frame.module.css'

interface ViewerFrameProps {
  /** What is open. Another one starts at the top. */
  opened: string
  /** The browser tab's title; the brand's name is appended. */
  title: string
  /** In the header, before the close button. */
  actions?: ReactNode
  /** The footer's content; no footer without it. */
  controls?: ReactNode
  /** Whether the content has its own h1. */
  hasHeadline?: boolean
  children: ReactNode
}

/** The header and footer around an article or an advertisement. */
export function ViewerFrame({ title, actions, controls, children, ...props }: ViewerFrameProps) {
  const t = useT()
  const main = useStartAtTop(props.opened)
  const close = useClose()
  useKeys({ Escape: close })
  const { pathname, search } = useLocation()
  const { name, header_logo, logoAlt, selectedTabLogo } = useBrand()
  useProtection(
    t('Read this article on {title}: {url}', {
      title: name,
      url: addressOf({ title, path: pathname + withoutSearched(search) }),
    }),
  )
  return (
    <>
      <title>{`${title} · ${name}`}</title>
      <link rel="icon" href={selectedTabLogo} type="image/svg+xml" />
      <SkipLink />
      <header className={styles.header}>
        <Link to="/" className={styles.home} title={t("Today's front page")}>
          <img className={styles.logo} src={header_logo} alt={logoAlt} />
        </Link>
        <div className={styles.actions}>
          {actions}
          <IconButton icon="close" label={t('Close')} onPress={close} />
        </div>
      </header>
      <main ref={main} id="main" className={styles.main} tabIndex={-1}>
        {!props.hasHeadline && (
          <h1 lang={textLanguage(title)}>
            <VisuallyHidden>{title}</VisuallyHidden>
          </h1>
        )}
        {children}
      </main>
      {controls && (
        <footer className={styles.footer}>
          <div className={styles.controls}>{controls}</div>
        </footer>
      )}
      <KeyList />
    </>
  )
}

/** Removes the search words from the address that is copied. */
function withoutSearched(search: string): string {
  const kept = new URLSearchParams(search)
  kept.delete('q')
  return kept.size > 0 ? `?${kept}` : ''
}
