import { useT } from '../i18n/use-t.ts'
import { actionWords } from './action-words.ts'
import styles from './correct.module.css'
import { type Action, keysOf } from './keys.ts'

const TOOLS: readonly (readonly Action[])[] = [
  ['settle', 'merge', 'split', 'type', 'order', 'join', 'remove'],
  ['draw', 'add', 'remove-rectangle'],
  ['undo', 'redo', 'find', 'zoom-in', 'zoom-out', 'zoom-fit', 'keys'],
]

interface ToolbarProps {
  /** The action that waits for the pointer. */
  active: Action | undefined
  canUndo: boolean
  canRedo: boolean
  onRun: (action: Action) => void
}

/** The actions on the page as buttons, each with its key. */
export function Toolbar({ active, canUndo, canRedo, onRun }: ToolbarProps) {
  const t = useT()
  const isOff = (action: Action) =>
    (action === 'undo' && !canUndo) || (action === 'redo' && !canRedo)
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('Tools')}>
      {TOOLS.map((group) => (
        <div key={group[0]} className={styles.tools}>
          {group.map((action) => (
            <button
              key={action}
              type="button"
              className={styles.tool}
              aria-pressed={action === active || undefined}
              aria-keyshortcuts={shortcut(action)}
              disabled={isOff(action)}
              onClick={() => onRun(action)}
            >
              {actionWords(action, t)}
              <span className={styles.key} aria-hidden="true">
                {keyShown(action)}
              </span>
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}

function shortcut(action: Action): string {
  return (keysOf(action)[0] ?? '').replace('Ctrl', 'Control')
}

function keyShown(action: Action): string {
  const [key = ''] = keysOf(action)
  return key
    .replace(/^\w$|\+\w$/, (letter) => letter.toUpperCase())
    .replace('Delete', 'Del')
    .replace('Shift', '⇧')
}
