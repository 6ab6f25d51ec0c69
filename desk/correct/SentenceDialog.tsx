import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './correct.module.css'
import { useFocusAtStart } from './use-focus-at-start.ts'

interface SentenceDialogProps {
  title: string
  /** What readers see of it. */
  explanation: string
  label: string
  value: string
  maxLength: number
  /** Null removes it. */
  onSave: (text: string | null) => void
  onClose: () => void
}

/** Asks for one sentence: the free headline or the correction notice. */
export function SentenceDialog({ onSave, onClose, ...props }: SentenceDialogProps) {
  const t = useT()
  const [text, setText] = useState(props.value)
  const field = useFocusAtStart<HTMLTextAreaElement>()
  const save = () => {
    onSave(text.trim() || null)
    onClose()
  }
  return (
    <Dialog
      title={props.title}
      closeLabel={t('Close')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={save}>{t('Save')}</Button>
          <Button variant="secondary" onPress={onClose}>
            {t('Cancel')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{props.explanation}</p>
        <TextArea
          ref={field}
          label={props.label}
          value={text}
          rows={3}
          maxLength={props.maxLength}
          onChange={setText}
        />
      </div>
    </Dialog>
  )
}
