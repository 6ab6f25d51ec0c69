import { Dialog } from '#ui/Dialog.tsx'
import { runtimeConfig } from '../api/runtime-config.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './keys-dialog.module.css'

interface KeysDialogProps {
  onClose: () => void
}

/** What each key does on a page of the newspaper. */
export function KeysDialog({ onClose }: KeysDialogProps) {
  const t = useT()
  const keys: { key: string; does: string }[] = [
    { key: '← →', does: t('Previous or next page') },
    { key: '+ −', does: t('Zoom in or out') },
    { key: '0', does: t('Whole page') },
    { key: 'Tab, Enter', does: t('Choose and open a story') },
    { key: 'G', does: t('Read column by column') },
    ...(runtimeConfig().clipMaxArea === null
      ? []
      : [{ key: 'C', does: t('Clip a part of this page') }]),
    { key: 'Esc', does: t('Close') },
    { key: '?', does: t('Show these keys') },
  ]
  return (
    <Dialog title={t('Keys')} closeLabel={t('Close')} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(({ key, does }) => (
          <div key={key} className={styles.row}>
            <dt>
              <kbd lang="en">{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
