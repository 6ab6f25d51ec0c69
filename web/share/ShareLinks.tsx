import type { ReactNode } from 'react'
import { Icon } from '#ui/Icon.tsx'
import { track } from '../analytics/track.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './share-dialog.module.css'
import { type LinkedTarget, shareLinks } from './share-links.ts'
import type { Shared } from './shared.ts'

interface ShareLinksProps {
  shared: Shared
}

/** The marks are letters of our own: the services' signs are theirs. */
export function ShareLinks({ shared }: ShareLinksProps) {
  const t = useT()
  const links = shareLinks(shared)
  const targets: { target: LinkedTarget; name: string; mark: ReactNode }[] = [
    { target: 'x', name: t('X'), mark: 'X' },
    { target: 'facebook', name: t('Facebook'), mark: 'F' },
    { target: 'linkedin', name: t('LinkedIn'), mark: 'L' },
    { target: 'whatsapp', name: t('WhatsApp'), mark: 'W' },
    { target: 'email', name: t('Email'), mark: <Icon name="mail" /> },
  ]
  return (
    <ul className={styles.links}>
      {targets.map(({ target, name, mark }) => (
        <li key={target}>
          <a
            className={styles.link}
            href={links[target]}
            target="_blank"
            rel="noopener"
            onClick={() => track('share', { method: target, shared_path: shared.path })}
          >
            <span className={styles.mark} lang="en" aria-hidden="true">
              {mark}
            </span>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
