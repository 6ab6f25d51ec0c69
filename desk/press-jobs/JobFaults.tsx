import type { PressJob } from '#contract/desk/press-jobs.ts'
import { useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import { faultWords } from './fault-words.ts'

/** Why a job failed. Faults of the program come with its English words, for the person who runs the server. */
export function JobFaults({ job, className }: { job: PressJob; className?: string | undefined }) {
  const t = useT()
  const { language } = useLanguage()
  const { faults, error } = job
  const isOfProgram = faults.every(({ kind }) => kind === 'page-not-made')
  return (
    <>
      {faults.map((fault) => (
        <p key={JSON.stringify(fault)} className={className}>
          {faultWords(fault, language, t)}
        </p>
      ))}
      {error && isOfProgram && (
        <p className={className}>
          {t('The press reports an error. Show it to the person who runs the server:')}{' '}
          <span lang="en">{error}</span>
        </p>
      )}
    </>
  )
}
