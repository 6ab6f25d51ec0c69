import type { DraftStory } from '#contract/desk/correction-steps.ts'
import { useT } from '../i18n/use-t.ts'
import { useMay } from '../session/use-me.ts'
import { actionWords } from './action-words.ts'
import styles from './correct.module.css'
import { type Action, keysOf } from './keys.ts'
import { doubtWords, isDoubtful, titleOf } from './story-words.ts'
import { typeName } from './type-names.ts'

const ACTIONS = ['advertisement', 'tease', 'notice', 'picture'] as const

interface StoryHeaderProps {
  story: DraftStory
  onRun: (action: Action) => void
}

/** What the story is, why it is doubtful, and what can be done with the article. */
export function StoryHeader({ story, onRun }: StoryHeaderProps) {
  const t = useT()
  const mayWithdraw = useMay('issues.publish')
  const actions: readonly Action[] = mayWithdraw ? [...ACTIONS, 'withdraw'] : ACTIONS
  return (
    <header className={styles.storyHeader}>
      <h2 lang={story.language}>{titleOf(story, t)}</h2>
      <p className={styles.soft}>
        {typeName(story.type, t)}
        {story.continuesOn !== undefined &&
          ` · ${t('continues on page {page}', { page: `${story.continuesOn}` })}`}
        {story.continuedFrom !== undefined &&
          ` · ${t('continued from page {page}', { page: `${story.continuedFrom}` })}`}
      </p>
      {isDoubtful(story) && <p className={styles.doubt}>{doubtWords(story, t)}</p>}
      {story.isSettled && <p className={styles.settled}>{t('A person has checked it.')}</p>}
      {story.teaser && (
        <p lang={story.language}>
          {t('Free headline')}: {story.teaser}
        </p>
      )}
      {story.notice && (
        <p lang={story.language}>
          {t('Correction notice')}: {story.notice}
        </p>
      )}
      <div className={styles.tools}>
        {actions.map((action) => (
          <button
            key={action}
            type="button"
            className={styles.tool}
            aria-keyshortcuts={keysOf(action)[0]}
            onClick={() => onRun(action)}
          >
            {actionWords(action, t)}
            <span className={styles.key} aria-hidden="true">
              {keysOf(action)[0]?.toUpperCase()}
            </span>
          </button>
        ))}
      </div>
    </header>
  )
}
