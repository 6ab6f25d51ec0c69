import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { IconButton } from '#ui/IconButton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useBrand } from '../brand/brand.ts'
import { SkipLink } from '../frame/SkipLink.tsx'
import { useFreshStart } from '../frame/use-fresh-start.ts'
import { useT } from '../i18n/use-t.ts'
import { useProtection } from '../paper/use-protection.ts'
import { addressOf } from '../share/shared.ts'
import { useClose } from './use-close.ts'
import styles from './viewer-frame.module.css'

interface ViewerFrameProps {
  /** Of the browser's tab; the brand's name follows it. */
  title: string
  /** In the header, before the close button. */
  actions?: ReactNode
  /** In the footer; without any there is none. */
  controls?: ReactNode
  /** What is shown brings its own. */
  hasHeadline?: boolean
  children: ReactNode
}

/** What stands around an article or an advertisement. */
export function ViewerFrame({ title, actions, controls, children, ...props }: ViewerFrameProps) {
  const t = useT()
  const main = useFreshStart()
  const close = useClose()
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
          <h1>
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
    </>
  )
}

/** What a reader looked for is not handed on with what they copy. */
function withoutSearched(search: string): string {
  const kept = new URLSearchParams(search)
  kept.delete('q')
  return kept.size > 0 ? `?${kept}` : ''
}
