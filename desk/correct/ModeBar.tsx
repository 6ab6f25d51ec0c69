import { Button } from '#ui/Button.tsx'
import { useT } from '../i18n/use-t.ts'
import { actionWords } from './action-words.ts'
import styles from './correct.module.css'
import type { Action } from './keys.ts'
import { type BegunMode, endWords, modeWords } from './mode-words.ts'

interface ModeBarProps {
  mode: BegunMode
  onRun: (action: Action) => void
}

/** What the next click on the page means, and how to end it without a keyboard. Stays in sight when the page scrolls. */
export function ModeBar({ mode, onRun }: ModeBarProps) {
  const t = useT()
  return (
    // biome-ignore lint/a11y/useSemanticElements: the buttons are no fields of a form.
    <div role="group" className={styles.mode} aria-label={actionWords(mode, t)}>
      <p>{modeWords(mode, t)}</p>
      <div className={styles.tools}>
        <Button onPress={() => onRun('settle')}>{endWords(mode, t)}</Button>
        <Button variant="secondary" onPress={() => onRun('leave')}>
          {t('Cancel')}
        </Button>
      </div>
    </div>
  )
}
