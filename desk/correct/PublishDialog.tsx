import { useMutation, useQuery } from '@tanstack/react-query'
import { publishCorrections } from '#contract/desk/corrections.ts'
import type { OfIssue } from '#contract/desk/of-issue.ts'
import { listPressJobs } from '#contract/desk/press-jobs.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { call } from '../api/call.ts'
import { useT } from '../i18n/use-t.ts'
import { JobFaults } from '../press-jobs/JobFaults.tsx'

const POLL_MS = 700

interface PublishDialogProps {
  issue: OfIssue
  /** Pages with corrections that readers do not see yet. */
  pages: readonly number[]
  onPublished: () => void
  onClose: () => void
}

/** Makes the corrections of all pages a new version, and waits for the press. */
export function PublishDialog({ issue, pages, onPublished, onClose }: PublishDialogProps) {
  const t = useT()
  const publish = useMutation({
    mutationFn: () => call(publishCorrections, { body: issue }),
  })
  const id = publish.data?.job
  const { data } = useQuery({
    queryKey: ['press-job', id],
    queryFn: async () => {
      const { jobs } = await call(listPressJobs, { query: issue })
      const job = jobs.find((one) => one.id === id)
      if (job?.state === 'done') onPublished()
      return job ?? null
    },
    enabled: (query) => Boolean(id) && !isOver(query.state.data?.state),
    refetchInterval: POLL_MS,
  })
  const isFailed = publish.isError || data?.state === 'failed' || data?.state === 'cancelled'
  const isWaiting = publish.isPending || (Boolean(id) && !isOver(data?.state))
  return (
    <Dialog
      title={t('Publish corrections')}
      closeLabel={t('Close')}
      onClose={onClose}
      actions={
        data?.state === 'done' ? (
          <Button onPress={onClose}>{t('Close')}</Button>
        ) : (
          <>
            <Button
              isLoading={isWaiting}
              isDisabled={pages.length === 0}
              onPress={() => publish.mutate()}
            >
              {t('Publish')}
            </Button>
            <Button variant="secondary" onPress={onClose}>
              {t('Cancel')}
            </Button>
          </>
        )
      }
    >
      {pages.length === 0 && data?.state !== 'done' && (
        <p>{t('There is no correction to publish.')}</p>
      )}
      {pages.length > 0 && data?.state !== 'done' && (
        <p>
          {t('Readers get a new version with the corrections of these pages: {pages}.', {
            pages: pages.join(', '),
          })}{' '}
          {t('Their places, saved articles and links stay.')}
        </p>
      )}
      <div role="status">
        {isWaiting && (
          <p>
            <Spinner /> {t('The press is working.')}
          </p>
        )}
        {data?.state === 'done' && <p>{t('The corrections are published.')}</p>}
      </div>
      {isFailed && (
        <Notice tone="error">
          {data?.state === 'failed' ? (
            <JobFaults job={data} />
          ) : (
            t('The change was not made. Please try again.')
          )}
        </Notice>
      )}
    </Dialog>
  )
}

function isOver(state: string | undefined): boolean {
  return state === 'done' || state === 'failed' || state === 'cancelled'
}
