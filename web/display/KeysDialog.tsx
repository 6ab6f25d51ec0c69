import { Dialog } from '#ui/Dialog.tsx'
import { runtimeConfig } from '../api/runtime-config.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './keys-dialog.module.css'

interface KeysDialogProps {
  onClose: () => void
}

interface KeyUse {
  keys: readonly string[]
  does: string
}

/** What each key does. */
export function KeysDialog({ onClose }: KeysDialogProps) {
  const t = useT()
  const close = { keys: ['Esc'], does: t('Close') }
  const mayClip = runtimeConfig().clipMaxArea !== null
  return (
    <Dialog title={t('Keys')} closeLabel={t('Close')} onClose={onClose}>
      <Keys
        where={t('On a page')}
        uses={[
          { keys: ['←', '→'], does: t('Previous or next page') },
          { keys: ['+', '−'], does: t('Zoom in or out') },
          { keys: ['0'], does: t('Whole page') },
          { keys: ['Tab', 'Enter'], does: t('Choose and open a story') },
          { keys: ['G'], does: t('Read column by column') },
          ...(mayClip ? [{ keys: ['C'], does: t('Clip a part of this page') }] : []),
        ]}
      />
      <Keys
        where={t('Column by column')}
        uses={[
          { keys: ['Space', '↓', '↑'], does: t('Read on or back') },
          { keys: ['←', '→'], does: t('Previous or next column') },
          close,
        ]}
      />
      <Keys
        where={t('In an article')}
        uses={[
          { keys: ['←', '→'], does: t('Previous or next article') },
          { keys: ['+', '−'], does: t('Larger or smaller') },
          close,
        ]}
      />
      <Keys
        where={t('In a picture of an article')}
        uses={[
          { keys: ['+', '−'], does: t('Zoom in or out') },
          { keys: ['0'], does: t('Whole picture') },
          close,
        ]}
      />
      {mayClip && (
        <Keys
          where={t('While clipping')}
          uses={[
            { keys: ['←', '→', '↑', '↓'], does: t('Move the frame') },
            { keys: ['Shift', '←', '→', '↑', '↓'], does: t('Larger or smaller') },
            close,
          ]}
        />
      )}
      <Keys
        where={t('On the timeline of the archive')}
        uses={[
          { keys: ['←', '→'], does: t('Previous or next month') },
          { keys: ['Page Up', 'Page Down'], does: t('A year later or earlier') },
          { keys: ['Home', 'End'], does: t('First or last month') },
        ]}
      />
      <Keys where={t('Everywhere')} uses={[{ keys: ['?'], does: t('Show these keys') }]} />
    </Dialog>
  )
}

interface KeysProps {
  where: string
  uses: readonly KeyUse[]
}

function Keys({ where, uses }: KeysProps) {
  return (
    <section className={styles.group}>
      <h3 className={styles.where}>{where}</h3>
      <dl className={styles.keys}>
        {uses.map(({ keys, does }) => (
          <div key={keys.join(' ')} className={styles.row}>
            <dt lang="en">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
