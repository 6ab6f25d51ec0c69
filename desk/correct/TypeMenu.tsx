import { STORY_TYPES, type StoryType } from '#contract/story-type.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './correct.module.css'
import { NUMBERED_TYPES, typeName } from './type-names.ts'

interface TypeMenuProps {
  current: StoryType | undefined
  onChoose: (type: StoryType) => void
  onClose: () => void
}

/** The types of a story. A number key chooses one at once. */
export function TypeMenu({ current, onChoose, onClose }: TypeMenuProps) {
  const t = useT()
  return (
    <Dialog title={t('Type')} closeLabel={t('Close')} onClose={onClose}>
      <ul
        className={styles.types}
        onKeyDown={(event) => {
          const type = NUMBERED_TYPES[Number(event.key) - 1]
          if (type) onChoose(type)
        }}
      >
        {STORY_TYPES.map((type, index) => (
          <li key={type}>
            <button
              type="button"
              className={styles.tool}
              aria-current={type === current || undefined}
              // biome-ignore lint/a11y/noAutofocus: the menu was opened to choose, so the choice has the focus.
              autoFocus={type === (current ?? STORY_TYPES[0])}
              onClick={() => onChoose(type)}
            >
              {typeName(type, t)}
              {index < NUMBERED_TYPES.length && (
                <span className={styles.key} aria-hidden="true">
                  {index + 1}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
