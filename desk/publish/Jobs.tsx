import type { OfIssue } from '#contract/desk/of-issue.ts'
import type { PressJob } from '#contract/desk/press-jobs.ts'
import { Button } from '#ui/Button.tsx'
import { useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import { JobFaults } from '../press-jobs/JobFaults.tsx'
import { useMay } from '../session/use-me.ts'
import { findingWords } from './finding-words.ts'
import { stateWords, taskWords } from './job-words.ts'
import styles from './publish.module.css'
import { useAnswer, useCancel, usePressJobs, useRetry } from './use-publish.ts'

/** What the press does and did for the issue, the newest first. */
export function Jobs({ issue }: { issue: OfIssue }) {
  const t = useT()
  const { data } = usePressJobs(issue)
  if (!data || data.jobs.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="jobs">
      <h2 id="jobs">{t('Jobs')}</h2>
      <ol className={styles.rows}>
        {data.jobs.map((job) => (
          <JobItem key={job.id} job={job} issue={issue} />
        ))}
      </ol>
    </section>
  )
}

function JobItem({ job, issue }: { job: PressJob; issue: OfIssue }) {
  const t = useT()
  const { language } = useLanguage()
  const mayPublish = useMay('issues.publish')
  const { state, pages, findings, answers } = job
  const made = pages.filter(({ isMade }) => isMade)
  const open = findings.filter(
    ({ severity, code }) => severity === 'question' && !answers.includes(code),
  )
  // What a check finds is still to be put right.
  const isAnswered = state === 'done' && job.task.kind !== 'check'
  // The error then repeats its sentence.
  const hasFault = findings.some(({ severity }) => severity === 'fault')
  const time = new Date(job.created_at).toLocaleTimeString(`${language}-IN`, {
    ...{ timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit', hour12: false },
  })
  return (
    <li className={styles.job} data-state={state}>
      <p>
        <strong>{taskWords(job.task, t)}</strong> · {stateWords(state, t)}
      </p>
      <p className={styles.note}>
        {job.who} · {time}
      </p>
      {!hasFault && <JobFaults job={job} className={styles.finding} />}
      {findings.map(({ fact, severity }) => (
        <p
          key={JSON.stringify(fact)}
          className={severity === 'note' || isAnswered ? styles.note : styles.finding}
        >
          {findingWords(fact, language, t)}
        </p>
      ))}
      {state === 'running' && pages.length > 0 && (
        <>
          <progress
            className={styles.progress}
            max={pages.length}
            value={made.length}
            aria-label={t('Pages made')}
          />
          <p className={styles.note}>
            {t('{made} of {total} pages made', { made: made.length, total: pages.length })}
          </p>
          <ul className={styles.thumbs}>
            {made.map(({ pageNo, image }) => (
              <li key={pageNo}>
                {image && (
                  <img src={image} alt={t('page {number}', { number: pageNo })} loading="lazy" />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {mayPublish && (
        <JobActions job={job} issue={issue} codes={[...new Set(open.map(({ code }) => code))]} />
      )}
    </li>
  )
}

interface JobActionsProps {
  job: PressJob
  issue: OfIssue
  /** Of the questions that are open. */
  codes: readonly string[]
}

function JobActions({ job, issue, codes }: JobActionsProps) {
  const t = useT()
  const answer = useAnswer(issue)
  const cancel = useCancel(issue)
  const retry = useRetry(issue)
  const { id, state, answers } = job
  const isWaiting = state === 'queued' || state === 'running' || state === 'question'
  const canRetry = state === 'failed' || state === 'cancelled'
  if (!isWaiting && !canRetry) return null
  return (
    <div className={styles.actions}>
      {state === 'question' && (
        <Button
          isLoading={answer.isPending}
          onPress={() => answer.mutate({ job: id, answers: [...answers, ...codes] })}
        >
          {t('Publish all the same')}
        </Button>
      )}
      {isWaiting && (
        <Button variant="secondary" isLoading={cancel.isPending} onPress={() => cancel.mutate(id)}>
          {t('Cancel the job')}
        </Button>
      )}
      {canRetry && (
        <Button variant="secondary" isLoading={retry.isPending} onPress={() => retry.mutate(id)}>
          {t('Try again')}
        </Button>
      )}
    </div>
  )
}
