import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { DraftStory } from '#contract/desk/correction-steps.ts'
import type { OfIssue } from '#contract/desk/of-issue.ts'
import { addPressJob } from '#contract/desk/press-jobs.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { call } from '../api/call.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './correct.module.css'
import { titleOf } from './story-words.ts'
import { useFocusAtStart } from './use-focus-at-start.ts'

interface WithdrawDialogProps {
  issue: OfIssue
  story: DraftStory
  onAsked: () => void
  onClose: () => void
}

/** Asks the press to withdraw an article at once; this does not wait for the corrections. */
export function WithdrawDialog({ issue, story, onAsked, onClose }: WithdrawDialogProps) {
  const t = useT()
  const [reason, setReason] = useState('')
  const field = useFocusAtStart<HTMLTextAreaElement>()
  const [notice, setNotice] = useState('')
  const [onlyThisEdition, setOnlyThisEdition] = useState(false)
  const withdraw = useMutation({
    mutationFn: () =>
      call(addPressJob, {
        body: {
          ...issue,
          task: {
            ...{ kind: 'withdraw', article_id: story.id, reason: reason.trim(), onlyThisEdition },
            ...(notice.trim() && { notice: notice.trim() }),
          },
        },
      }),
    onSuccess: () => {
      onAsked()
      onClose()
    },
  })
  return (
    <Dialog
      title={t('Withdraw the article')}
      closeLabel={t('Close')}
      onClose={onClose}
      actions={
        <>
          <Button
            isLoading={withdraw.isPending}
            isDisabled={reason.trim() === ''}
            onPress={() => withdraw.mutate()}
          >
            {t('Withdraw')}
          </Button>
          <Button variant="secondary" onPress={onClose}>
            {t('Cancel')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p lang={story.language}>{titleOf(story, t)}</p>
        <p>
          {t('Readers cannot open it any more within seconds. Its place on the page is covered.')}
        </p>
        {withdraw.isError && (
          <Notice tone="error">{t('The change was not made. Please try again.')}</Notice>
        )}
        <TextArea
          ref={field}
          label={t('Reason, for the log')}
          value={reason}
          rows={2}
          maxLength={500}
          onChange={setReason}
        />
        <TextArea
          label={t('What readers are told, if anything')}
          value={notice}
          rows={2}
          maxLength={500}
          onChange={setNotice}
        />
        <Checkbox isChecked={onlyThisEdition} onChange={setOnlyThisEdition}>
          {t('Only in this edition')}
        </Checkbox>
      </div>
    </Dialog>
  )
}
