import type { DraftStory } from '#contract/desk/correction-steps.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './correct.module.css'
import type { Conflict } from './new-step.ts'
import { typeName } from './type-names.ts'

interface ConflictDialogProps {
  conflict: Conflict
  onResolve: (choice: 'theirs' | 'mine') => void
}

/** Two people changed one story: both contents are shown, and the person chooses. */
export function ConflictDialog({ conflict, onResolve }: ConflictDialogProps) {
  const t = useT()
  return (
    <Dialog
      title={t('Somebody else changed this story')}
      closeLabel={t('Close')}
      onClose={() => onResolve('theirs')}
      actions={
        <>
          <Button onPress={() => onResolve('mine')}>{t('Use mine')}</Button>
          <Button variant="secondary" onPress={() => onResolve('theirs')}>
            {t('Keep theirs')}
          </Button>
        </>
      }
    >
      <p>{t('Nothing is lost until you choose. Copy what you need from either side.')}</p>
      <div className={styles.sides}>
        <Side title={t('Theirs')} stories={conflict.theirs} />
        <Side title={t('Mine')} stories={conflict.mine} />
      </div>
    </Dialog>
  )
}

function Side({ title, stories }: { title: string; stories: readonly DraftStory[] }) {
  const t = useT()
  return (
    <section>
      <h3>{title}</h3>
      {stories.length === 0 && <p>{t('The story was removed.')}</p>}
      {stories.map((story) => (
        <div key={story.id} lang={story.language}>
          <p className={styles.soft}>{typeName(story.type, t)}</p>
          {story.blocks.map((block) => (
            <p key={block.id} data-role={block.role}>
              {[block.title, block.text, ...(block.paragraphs ?? [])].filter(Boolean).join(' ')}
              {block.table?.rows.map((row) => row.join(' · ')).join('\n')}
            </p>
          ))}
        </div>
      ))}
    </section>
  )
}
