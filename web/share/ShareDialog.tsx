import { type RefObject, useEffect, useRef, useState } from 'react'
import { COPY_CONFIRMATION_SECONDS } from '#contract/sharing.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { track } from '../analytics/track.ts'
import { brand } from '../brand/brand.ts'
import { useT } from '../i18n/use-t.ts'
import { SERVICE_MARKS } from './service-marks.ts'
import styles from './share-dialog.module.css'
import { addressOf, type ShareItem } from './share-item.ts'
import { type LinkedTarget, shareLinks } from './share-links.ts'

interface ShareDialogProps {
  shared: ShareItem
  onClose: () => void
}

export function ShareDialog({ shared, onClose }: ShareDialogProps) {
  const t = useT()
  return (
    <Dialog title={t('Share')} closeLabel={t('Close')} onClose={onClose}>
      <div className={styles.parts}>
        <p className={styles.title} lang={brand().language}>
          {shared.title}
        </p>
        <ShareLinks shared={shared} />
        <CopyLink shared={shared} />
      </div>
    </Dialog>
  )
}

interface CopyLinkProps {
  shared: ShareItem
}

function CopyLink({ shared }: CopyLinkProps) {
  const t = useT()
  const field = useRef<HTMLInputElement>(null)
  const { outcome, copy } = useCopy(field, () =>
    track('share', { method: 'copy-link', shared_path: shared.path }),
  )
  const isCopied = outcome === 'copied'

  return (
    <div className={styles.copy}>
      <input
        ref={field}
        className={styles.address}
        aria-label={t('Link to share')}
        value={addressOf(shared)}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Button icon={isCopied ? 'check' : 'link'} onPress={copy}>
        {t('Copy link')}
      </Button>
      <p className={styles.outcome} role="status">
        {isCopied && t('Link copied')}
        {outcome === 'failed' &&
          t('The link could not be copied. It is selected: copy it yourself.')}
      </p>
    </div>
  )
}

interface ShareLinksProps {
  shared: ShareItem
}

function ShareLinks({ shared }: ShareLinksProps) {
  const t = useT()
  const links = shareLinks(shared)
  const targets: { target: LinkedTarget; name: string }[] = [
    { target: 'whatsapp', name: t('WhatsApp') },
    { target: 'x', name: t('X') },
    { target: 'facebook', name: t('Facebook') },
    { target: 'linkedin', name: t('LinkedIn') },
    { target: 'email', name: t('Email') },
  ]
  return (
    <ul className={styles.links}>
      {targets.map(({ target, name }) => (
        <li key={target}>
          <a
            className={styles.link}
            href={links[target]}
            target="_blank"
            rel="noopener"
            onClick={() => track('share', { method: target, shared_path: shared.path })}
          >
            <ServiceMark target={target} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

interface ServiceMarkProps {
  target: LinkedTarget
}

function ServiceMark({ target }: ServiceMarkProps) {
  return (
    <span className={styles.mark} data-service={target}>
      {target === 'email' ? (
        <Icon name="mail" />
      ) : (
        <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path d={SERVICE_MARKS[target]} />
        </svg>
      )}
    </span>
  )
}

type Outcome = 'copied' | 'failed'

/** Copies a field's value and reports success for a short time. */
function useCopy(field: RefObject<HTMLInputElement | null>, onCopied: () => void) {
  const [last, setLast] = useState<{ outcome: Outcome }>()

  useEffect(() => {
    if (last?.outcome !== 'copied') return
    const timer = setTimeout(setLast, COPY_CONFIRMATION_SECONDS * 1000, undefined)
    return () => clearTimeout(timer)
  }, [last])

  return {
    outcome: last?.outcome,
    copy: async () => {
      const isCopied = field.current !== null && (await copyFrom(field.current))
      setLast({ outcome: isCopied ? 'copied' : 'failed' })
      if (isCopied) onCopied()
    },
  }
}

async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    // Without HTTPS or permission there is no Clipboard API; execCommand needs neither.
    field.select()
    return document.execCommand('copy')
  }
}
