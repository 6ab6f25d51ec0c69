import type { KeyboardEventHandler, ReactNode, RefObject } from 'react'
import styles from './full-screen.module.css'
import { useModal } from './use-modal.ts'

interface FullScreenProps {
  label: string
  /** Has the focus at first. */
  focus: RefObject<HTMLElement | null>
  /** A bar, what fills the screen, and a part at the foot. */
  children: ReactNode
  onKeyDown?: KeyboardEventHandler
  onClose: () => void
}

/** A dialog over the whole screen, open while mounted. Focus returns to the opener when it closes. */
export function FullScreen({ label, focus, children, onKeyDown, onClose }: FullScreenProps) {
  const dialog = useModal(focus)
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={onKeyDown}
    >
      {children}
    </dialog>
  )
}
