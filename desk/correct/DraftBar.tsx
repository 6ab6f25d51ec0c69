import { useMutation } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { discardCorrections, type Presence } from '#contract/desk/corrections.ts'
import type { OfIssue } from '#contract/desk/of-issue.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { call } from '../api/call.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './correct.module.css'
import type { OpenPage } from './open-page.ts'

interface DraftBarProps {
  issue: OfIssue
  page: OpenPage
  /** Other people who have the page open. */
  present: readonly Presence[]
  isLive: boolean
  hasCorrections: boolean
  /** Asks whether to discard the corrections. */
  isAsking: boolean
  onAsk: (isAsking: boolean) => void
  onDiscarded: () => void
  onPublish: () => void
}

/** Whether the draft is saved, who else is there, and what becomes of it. */
export function DraftBar({
  issue,
  page,
  present,
  isLive,
  hasCorrections,
  isAsking,
  onAsk,
  ...props
}: DraftBarProps) {
  const t = useT()
  const { unsent, canUndo } = useSyncExternalStore(page.session.subscribe, page.session.state)
  const discard = useMutation({
    mutationFn: () => call(discardCorrections, { body: { ...issue, page: page.pageNo } }),
    onSuccess: () => {
      onAsk(false)
      props.onDiscarded()
    },
  })
  return (
    <div className={styles.draft}>
      <p role="status" data-live={isLive && unsent === 0}>
        {unsent === 0 && isLive && t('Every step is saved.')}
        {unsent > 0 && isLive && t('Saving...')}
        {!isLive &&
          t(
            'No connection. {count} step is kept in this browser.|No connection. {count} steps are kept in this browser.',
            {
              count: unsent,
            },
          )}
      </p>
      <p className={styles.present} role="status">
        {present.length > 0 && (
          <>
            <Icon name="user" />
            {t('Also on this page: {names}', { names: present.map(({ name }) => name).join(', ') })}
          </>
        )}
      </p>
      <div className={styles.draftActions}>
        {(hasCorrections || canUndo) && (
          <Button variant="quiet" icon="trash" onPress={() => onAsk(true)}>
            {t('Discard')}
          </Button>
        )}
        <Button onPress={props.onPublish}>{t('Publish corrections')}</Button>
      </div>
      {isAsking && (
        <Dialog
          title={t('Discard the corrections of page {page}?', { page: `${page.pageNo}` })}
          closeLabel={t('Close')}
          onClose={() => onAsk(false)}
          actions={
            <>
              <Button isLoading={discard.isPending} onPress={() => discard.mutate()}>
                {t('Discard')}
              </Button>
              <Button variant="secondary" onPress={() => onAsk(false)}>
                {t('Cancel')}
              </Button>
            </>
          }
        >
          <p>{t('The page is again as readers see it, for everyone who corrects it.')}</p>
        </Dialog>
      )}
    </div>
  )
}
