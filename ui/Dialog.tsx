import { type ReactNode, useId } from 'react'
import styles from './dialog.module.css'
import { IconButton } from './IconButton.tsx'
import { UnbrokenText } from './UnbrokenText.tsx'
import { useModal } from './use-modal.ts'

interface DialogProps {
  title: string
  children: ReactNode
  /** Buttons at the foot, the main one first. */
  actions?: ReactNode
  closeLabel?: string
  /** Centred, at the foot of the screen, or as a drawer at its end. */
  at?: 'middle' | 'foot' | 'end'
  /** Without it the dialog closes only by one of its actions. */
  onClose?: () => void
}

/** A modal dialog, open while mounted. Focus returns to the opener when it closes. */
export function Dialog({ at = 'middle', closeLabel, onClose, ...props }: DialogProps) {
  const dialog = useModal()
  const titleId = useId()

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-at={at}
      closedby={onClose ? 'any' : 'none'}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      // Browsers close a dialog at the second Escape even when the first was prevented.
      onClose={({ currentTarget }) => {
        if (currentTarget.open) return
        if (onClose) onClose()
        else currentTarget.showModal()
      }}
    >
      <div className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          <UnbrokenText text={props.title} />
        </h2>
        {onClose && closeLabel && <IconButton icon="close" label={closeLabel} onPress={onClose} />}
      </div>
      <div className={styles.body}>{props.children}</div>
      {props.actions && <div className={styles.actions}>{props.actions}</div>}
    </dialog>
  )
}
