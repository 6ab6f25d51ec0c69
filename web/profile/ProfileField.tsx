import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './profile-field.module.css'

interface ProfileFieldProps {
  label: string
  value: string
  hint?: string
  /** The value is a placeholder. */
  isEmpty?: boolean
  isEditing: boolean
  isSaving: boolean
  /** The input, while editing. */
  children: ReactNode
  onEdit: () => void
  onCancel: () => void
  onSave: () => void
}

/** One field of the profile: shown with an Edit button, or as a form. */
export function ProfileField({ label, isEditing, ...props }: ProfileFieldProps) {
  const t = useT()
  const field = useFocusOnToggle(isEditing)

  if (!isEditing) {
    return (
      <div ref={field} className={styles.field} data-empty={props.isEmpty}>
        <div>
          <p className={styles.label}>{label}</p>
          <p className={styles.value}>{props.value}</p>
          {props.hint && <p className={styles.hint}>{props.hint}</p>}
        </div>
        <Button variant="quiet" icon="edit" onPress={props.onEdit}>
          {t('Edit')}
          <VisuallyHidden> {label}</VisuallyHidden>
        </Button>
      </div>
    )
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        props.onSave()
      }}
      onKeyDown={(event) => event.key === 'Escape' && props.onCancel()}
    >
      <div ref={field} className={styles.editing}>
        {props.children}
        <div className={styles.actions}>
          <Button type="submit" isLoading={props.isSaving}>
            {t('Save')}
          </Button>
          <Button variant="secondary" isDisabled={props.isSaving} onPress={props.onCancel}>
            {t('Cancel')}
          </Button>
        </div>
      </div>
    </form>
  )
}

/** Focuses the input when editing starts, and the Edit button when it ends. */
function useFocusOnToggle(isEditing: boolean) {
  const field = useRef<HTMLDivElement>(null)
  const before = useRef(isEditing)
  useEffect(() => {
    if (before.current === isEditing) return
    before.current = isEditing
    field.current?.querySelector<HTMLElement>('input, select, button')?.focus()
  }, [isEditing])
  return field
}

/** The state of a field that is being edited. */
export function useEditing(value: string) {
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()

  function type(text: string) {
    setTyped(text)
    setProblem(undefined)
  }

  return {
    isOpen: typed !== undefined,
    typed: typed ?? value,
    problem,
    open: () => type(value),
    close: () => {
      setTyped(undefined)
      setProblem(undefined)
    },
    type,
    setProblem,
  }
}
