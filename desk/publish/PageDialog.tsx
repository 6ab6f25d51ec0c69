import { useState } from 'react'
import type { DeskEdition } from '#contract/desk/editions.ts'
import type { OfIssue } from '#contract/desk/of-issue.ts'
import type { PressTask } from '#contract/desk/press-jobs.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './publish.module.css'
import { useAddJob, useUploads } from './use-publish.ts'

interface PageDialogProps {
  issue: OfIssue
  editions: readonly DeskEdition[]
  page: number | 'new'
  /** The number of a new page. */
  next: number
  onClose: () => void
}

/** Replaces, adds, holds, moves or shares a page. */
export function PageDialog({ issue, editions, page, next, onClose }: PageDialogProps) {
  const t = useT()
  const { language } = useLanguage()
  const { data: uploads = [] } = useUploads(issue)
  const addJob = useAddJob(issue)
  const complete = uploads.filter(({ state }) => state === 'complete')
  const others = editions.filter(
    (one) => one.publisher === issue.publisher && one.edition !== issue.edition,
  )
  const [upload, setUpload] = useState(complete.at(-1)?.id ?? '')
  const [number, setNumber] = useState(`${page === 'new' ? next : page}`)
  const [other, setOther] = useState(`${others[0]?.edition ?? ''}`)
  const to = /^[1-9]\d{0,2}$/.test(number) ? Number(number) : undefined
  const start = (task: PressTask, edition = issue.edition) => {
    addJob.mutate({ task, edition })
    onClose()
  }
  return (
    <Dialog
      title={page === 'new' ? t('Add a page') : t('Change page {number}', { number: page })}
      closeLabel={t('Close')}
      onClose={onClose}
    >
      <div className={styles.form}>
        {complete.length === 0 ? (
          <p>{t('To replace or add a page, first send its file.')}</p>
        ) : (
          <SelectField
            label={t('File')}
            value={upload}
            groups={[
              {
                label: t('Files'),
                options: complete.map(({ id, file_name }) => ({ value: id, label: file_name })),
              },
            ]}
            onChange={setUpload}
          />
        )}
        {page === 'new' && (
          <TextField
            label={t('Page number')}
            inputMode="numeric"
            value={number}
            onChange={setNumber}
          />
        )}
        <Button
          isDisabled={upload === '' || to === undefined}
          onPress={() => to && start({ kind: 'page', upload, pageNo: page === 'new' ? to : page })}
        >
          {page === 'new' ? t('Add the page') : t('Replace the page')}
        </Button>
        {page !== 'new' && (
          <>
            <TextField
              label={t('New number')}
              inputMode="numeric"
              value={number}
              onChange={setNumber}
            />
            <Button
              variant="secondary"
              isDisabled={to === undefined || to === page}
              onPress={() => to && start({ kind: 'move', pageNo: page, to })}
            >
              {t('Move the page')}
            </Button>
            {others.length > 0 && (
              <>
                <SelectField
                  label={t('Share with')}
                  value={other}
                  groups={[
                    {
                      label: t('Edition'),
                      options: others.map(({ edition, names }) => ({
                        value: `${edition}`,
                        label: names[language],
                      })),
                    },
                  ]}
                  onChange={setOther}
                />
                <Button
                  variant="secondary"
                  onPress={() =>
                    start({ kind: 'share', from: issue.edition, pages: [page] }, Number(other))
                  }
                >
                  {t('Share the page')}
                </Button>
              </>
            )}
            <Button variant="secondary" onPress={() => start({ kind: 'hold', pageNo: page })}>
              {t('Hold the page back')}
            </Button>
            <p className={styles.note}>
              {t(
                'Readers do not see a page that is held back. The other pages keep their numbers.',
              )}
            </p>
          </>
        )}
      </div>
    </Dialog>
  )
}
