import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useT } from '../i18n/use-t.ts'

interface ConfirmDialogProps {
  title: string
  /** What happens. */
  words: string
  /** The words on the button. */
  action: string
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

export function ConfirmDialog({ title, words, action, onConfirm, onClose }: ConfirmDialogProps) {
  const t = useT()
  const [isUnderWay, setUnderWay] = useState(false)
  async function confirm() {
    setUnderWay(true)
    await onConfirm().catch(() => undefined)
    onClose()
  }
  return (
    <Dialog
      title={title}
      closeLabel={t('Cancel')}
      onClose={onClose}
      actions={
        <>
          <Button isLoading={isUnderWay} onPress={() => void confirm()}>
            {action}
          </Button>
          <Button variant="secondary" onPress={onClose}>
            {t('Cancel')}
          </Button>
        </>
      }
    >
      <p>{words}</p>
    </Dialog>
  )
}
