import type { PressJob } from '#contract/desk/press-jobs.ts'
import type { DeskUpload } from '#contract/desk/uploads.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useLanguage } from '../i18n/language.ts'
import { type Translate, useT } from '../i18n/use-t.ts'
import { findingWords } from './finding-words.ts'
import styles from './publish.module.css'
import { useRemoveFile } from './use-publish.ts'
import type { SendingFile } from './use-sending.ts'

const MB = 1024 * 1024

/** A file on the server, with the page that it became in the latest check. */
export function FileRow({ upload, job }: { upload: DeskUpload; job: PressJob | undefined }) {
  const t = useT()
  const { language } = useLanguage()
  const remove = useRemoveFile()
  const { id, file_name, state, received, size } = upload
  const page = job?.pages.find(({ file }) => file === file_name)
  const findings = page ? job?.findings.filter((one) => one.page === page.pageNo) : []
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p>
          <strong>{file_name}</strong>
          {page && ` · ${t('page {number}', { number: page.pageNo })}`}
        </p>
        <p className={styles.note}>
          {state === 'complete' && t('{size} MB, complete', { size: inMb(size) })}
          {state === 'refused' && t('This is not a PDF. Remove it and send the right file.')}
          {state === 'receiving' &&
            t('{part} of {size} MB arrived. Choose the file again to continue.', {
              part: inMb(received),
              size: inMb(size),
            })}
        </p>
        {findings?.map(({ fact }) => (
          <p key={JSON.stringify(fact)} className={styles.finding}>
            {findingWords(fact, language, t)}
          </p>
        ))}
      </div>
      <IconButton
        icon="trash"
        label={t('Remove {file}', { file: file_name })}
        onPress={() => remove.mutate(id)}
      />
    </li>
  )
}

/** A file that is on its way. */
export function SendingRow({ file, onForget }: { file: SendingFile; onForget: () => void }) {
  const t = useT()
  const { name, size, sent, fault } = file
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p>
          <strong>{name}</strong>
        </p>
        {fault ? (
          <p className={styles.finding} role="alert">
            {faultWords(fault, t)}
          </p>
        ) : (
          <>
            <progress className={styles.progress} max={size} value={sent} aria-label={name} />
            <p className={styles.note}>
              {t('{part} of {size} MB sent', { part: inMb(sent), size: inMb(size) })}
            </p>
          </>
        )}
      </div>
      {fault && (
        <IconButton icon="close" label={t('Remove {file}', { file: name })} onPress={onForget} />
      )}
    </li>
  )
}

function faultWords(fault: NonNullable<SendingFile['fault']>, t: Translate): string {
  switch (fault) {
    case 'too-large':
      return t('This file has more than 200 MB.')
    case 'not-a-pdf':
      return t('Only PDFs can be sent.')
    case 'failed':
      return t('The file was not sent. Choose it again.')
  }
}

function inMb(bytes: number): string {
  return (bytes / MB).toFixed(1)
}
