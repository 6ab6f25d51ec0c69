import { Dialog } from '#ui/Dialog.tsx'
import { useT } from '../i18n/use-t.ts'
import { actionWords, groupWords } from './action-words.ts'
import styles from './correct.module.css'
import { KEY_GROUPS, KEYS } from './keys.ts'
import { NUMBERED_TYPES, typeName } from './type-names.ts'

/** Every key of the editor. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const t = useT()
  return (
    <Dialog title={t('Keys')} closeLabel={t('Close')} onClose={onClose}>
      {KEY_GROUPS.map((group) => (
        <section key={group}>
          <h3>{groupWords(group, t)}</h3>
          <dl className={styles.keys}>
            {KEYS.filter((entry) => entry.group === group).map(({ action, keys }) => (
              <KeyRow key={action} keys={keys} words={actionWords(action, t)} />
            ))}
            {group === 'stories' &&
              NUMBERED_TYPES.map((type, index) => (
                <KeyRow key={type} keys={[`${index + 1}`]} words={typeName(type, t)} />
              ))}
            {group === 'areas' && (
              <>
                <KeyRow keys={['← ↑ → ↓']} words={t('Move the rectangle')} />
                <KeyRow keys={['Alt+← ↑ → ↓']} words={t('Make the rectangle larger or smaller')} />
                <KeyRow keys={['Shift']} words={t('With the arrow keys: in larger steps')} />
              </>
            )}
          </dl>
        </section>
      ))}
      <p>
        {t(
          'In the text, Escape leads back to the page. Tab leaves the page when no story is doubtful.',
        )}
      </p>
    </Dialog>
  )
}

function KeyRow({ keys, words }: { keys: readonly string[]; words: string }) {
  return (
    <div>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key.replace(/^\w$|\+\w$/, (letter) => letter.toUpperCase())}</kbd>
        ))}
      </dt>
      <dd>{words}</dd>
    </div>
  )
}
