import { Dialog } from '#ui/Dialog.tsx'
import { runtimeConfig } from '../api/runtime-config.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './keys-dialog.module.css'

interface KeysDialogProps {
  onClose: () => void
}

interface KeyUse {
  key: string
  does: string
}

/** What each key does, on a page of the newspaper and in an article. */
export function KeysDialog({ onClose }: KeysDialogProps) {
  const t = useT()
  const close = { key: 'Esc', does: t('Close') }
  const mayClip = runtimeConfig().clipMaxArea !== null
  return (
    <Dialog title={t('Keys')} closeLabel={t('Close')} onClose={onClose}>
      <Keys
        where={t('On a page')}
        keys={[
          { key: '← →', does: t('Previous or next page') },
          { key: '+ −', does: t('Zoom in or out') },
          { key: '0', does: t('Whole page') },
          { key: 'Tab, Enter', does: t('Choose and open a story') },
          { key: 'G', does: t('Read column by column') },
          ...(mayClip ? [{ key: 'C', does: t('Clip a part of this page') }] : []),
        ]}
      />
      <Keys
        where={t('Column by column')}
        keys={[
          { key: 'Space, ↓ ↑', does: t('Read on or back') },
          { key: '← →', does: t('Previous or next column') },
          close,
        ]}
      />
      <Keys
        where={t('In an article')}
        keys={[
          { key: '← →', does: t('Previous or next article') },
          { key: '+ −', does: t('Larger or smaller') },
          close,
        ]}
      />
      <Keys where={t('Everywhere')} keys={[{ key: '?', does: t('Show these keys') }]} />
    </Dialog>
  )
}

function Keys({ where, keys }: { where: string; keys: readonly KeyUse[] }) {
  return (
    <section className={styles.group}>
      <h3 className={styles.where}>{where}</h3>
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
    </section>
  )
}
