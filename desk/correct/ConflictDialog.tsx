import { useId } from 'react'
import type { DraftStory } from '#contract/desk/correction-steps.ts'
import type { PageBlock } from '#contract/page-model.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './correct.module.css'
import type { Conflict } from './new-step.ts'
import { invalidWords } from './story-words.ts'
import { typeName } from './type-names.ts'

interface ConflictDialogProps {
  conflict: Conflict
  onResolve: (choice: 'theirs' | 'mine') => void
}

/** A step that does not fit any more: both contents of its story are shown, and the person must choose. */
export function ConflictDialog({ conflict, onResolve }: ConflictDialogProps) {
  const t = useT()
  const { why, mine, theirs } = conflict
  return (
    <Dialog
      title={why ? t('This change cannot be made') : t('Somebody else changed this story')}
      actions={
        <>
          {!why && theirs.length > 0 && (
            <Button onPress={() => onResolve('mine')}>{t('Use mine')}</Button>
          )}
          <Button variant="secondary" onPress={() => onResolve('theirs')}>
            {why ? t('Discard my change') : t('Keep theirs')}
          </Button>
        </>
      }
    >
      {why && <p>{invalidWords(why, t)}</p>}
      <p>{t('Nothing is lost until you choose. Copy what you need from either side.')}</p>
      <div className={styles.sides}>
        <Side title={why ? t('As it is now') : t('Theirs')} stories={theirs} others={mine} />
        <Side title={t('Mine')} stories={mine} others={theirs} />
      </div>
    </Dialog>
  )
}

interface SideProps {
  title: string
  stories: readonly DraftStory[]
  /** The stories of the other side. */
  others: readonly DraftStory[]
}

/** The content of one side, as far as it is not the same as on the other. */
function Side({ title, stories, others }: SideProps) {
  const t = useT()
  const titleId = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long texts scroll, also by keyboard.
    <section aria-labelledby={titleId} tabIndex={0}>
      <h3 id={titleId}>{title}</h3>
      {stories.length === 0 && <p>{t('The story was removed.')}</p>}
      {stories.map((story) => {
        const different = differentBlocks(story, others)
        return (
          <div key={story.id} lang={story.language}>
            <p className={styles.soft}>{typeName(story.type, t)}</p>
            {different.map((block) => (
              <p key={block.id} data-role={block.role}>
                {wordsOf(block)}
              </p>
            ))}
            {different.length < story.blocks.length && (
              <p className={styles.soft}>
                {different.length > 0
                  ? t('The rest of the text is the same.')
                  : t('The text is the same.')}
              </p>
            )}
          </div>
        )
      })}
    </section>
  )
}

function differentBlocks({ blocks }: DraftStory, others: readonly DraftStory[]): PageBlock[] {
  const same = new Set(others.flatMap((other) => other.blocks.map(keyOf)))
  return blocks.filter((block) => !same.has(keyOf(block)))
}

const keyOf = (block: PageBlock) => JSON.stringify([block.id, block.role, wordsOf(block)])

function wordsOf({ title, text, paragraphs = [], table }: PageBlock): string {
  const rows = table?.rows.map((row) => row.join(' · ')) ?? []
  return [[title, text, ...paragraphs].filter(Boolean).join(' '), ...rows].join('\n')
}
