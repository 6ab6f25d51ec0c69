import { type ReactNode, useState } from 'react'
import type { NightEdition, ReleaseAct } from '#contract/desk/board.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './board.module.css'
import { refusalWords, useRelease } from './use-release.ts'

interface ActDialogProps {
  /** As it was when the dialog was opened. */
  edition: NightEdition
  title: string
  /** What readers will see. */
  children: ReactNode
  /** The words on the button. */
  action: string
  /** Undefined while something must be chosen first. */
  act: ReleaseAct | undefined
  onClose: () => void
}

/** Confirms an act. If the issue has changed meanwhile, it says how, and nothing is done. */
export function ActDialog({ edition, title, children, action, act, onClose }: ActDialogProps) {
  const t = useT()
  const { language } = useLanguage()
  const [seen] = useState(edition.release)
  const release = useRelease(edition, seen)
  const outcome = release.data
  const hasChanged = outcome?.kind === 'changed'
  function confirm() {
    if (!act) return
    release.mutate(act, { onSuccess: ({ kind }) => kind === 'done' && onClose() })
  }
  return (
    <Dialog
      title={title}
      closeLabel={t('Cancel')}
      onClose={onClose}
      actions={
        <>
          {!hasChanged && (
            <Button isLoading={release.isPending} isDisabled={!act} onPress={confirm}>
              {action}
            </Button>
          )}
          <Button variant="secondary" onPress={onClose}>
            {hasChanged ? t('Back to the board') : t('Cancel')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {children}
        {hasChanged && (
          <Notice tone="error" title={t('Nothing was done: the issue has changed meanwhile.')}>
            {outcome.change
              ? `${outcome.change.who}: ${outcome.change.sentence[language]}`
              : t('Look at the board again.')}
          </Notice>
        )}
        {outcome?.kind === 'refused' && (
          <Notice tone="error">{refusalWords(outcome.why, t)}</Notice>
        )}
        {release.error && (
          <Notice tone="error">{t('The change was not made. Please try again.')}</Notice>
        )}
      </div>
    </Dialog>
  )
}
