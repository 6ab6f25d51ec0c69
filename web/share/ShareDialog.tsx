import { Dialog } from '#ui/Dialog.tsx'
import { brand } from '../brand/brand.ts'
import { useT } from '../i18n/use-t.ts'
import { CopyLink } from './CopyLink.tsx'
import { ShareLinks } from './ShareLinks.tsx'
import styles from './share-dialog.module.css'
import type { Shared } from './shared.ts'

interface ShareDialogProps {
  shared: Shared
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
        <CopyLink shared={shared} />
        <ShareLinks shared={shared} />
      </div>
    </Dialog>
  )
}
