import type { OfIssue } from '#contract/desk/of-issue.ts'
import { Button } from '#ui/Button.tsx'
import { useT } from '../i18n/use-t.ts'
import { DropArea } from './DropArea.tsx'
import { FileRow, SendingRow } from './FileRow.tsx'
import styles from './publish.module.css'
import { useAddJob, usePressJobs, useUploads } from './use-publish.ts'
import { useSending } from './use-sending.ts'

/** The files of the issue, and what to do with all of them. */
export function Files({ issue }: { issue: OfIssue }) {
  const t = useT()
  const { data: uploads = [] } = useUploads(issue)
  const { data: press } = usePressJobs(issue)
  const sending = useSending(issue, uploads)
  const addJob = useAddJob(issue)
  const complete = uploads.filter(({ state }) => state === 'complete').map(({ id }) => id)
  const isBusy = sending.files.some(({ fault }) => !fault)
  const latest = press?.jobs.find(({ task }) => task.kind === 'check' || task.kind === 'publish')
  const start = (kind: 'check' | 'publish') => addJob.mutate({ task: { kind, uploads: complete } })
  const others = uploads.filter(({ file_name }) =>
    sending.files.every(({ name }) => name !== file_name),
  )
  return (
    <section className={styles.part} aria-labelledby="files">
      <h2 id="files">{t('Files')}</h2>
      <DropArea onFiles={sending.send} />
      <ul className={styles.rows}>
        {sending.files.map((file) => (
          <SendingRow key={file.name} file={file} onForget={() => sending.forget(file.name)} />
        ))}
        {others.map((upload) => (
          <FileRow key={upload.id} upload={upload} job={latest} />
        ))}
      </ul>
      {complete.length > 0 && (
        <div className={styles.actions}>
          <Button isDisabled={isBusy} onPress={() => start('publish')}>
            {t('Publish')}
          </Button>
          <Button variant="secondary" isDisabled={isBusy} onPress={() => start('check')}>
            {t('Check')}
          </Button>
          <p className={styles.note}>
            {t('{count} file is complete.|{count} files are complete.', { count: complete.length })}
          </p>
        </div>
      )}
    </section>
  )
}
