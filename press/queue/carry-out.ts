import type { PressFinding } from '#contract/desk/press-findings.ts'
import type { PressJobPage, PressTask } from '#contract/desk/press-jobs.ts'
import type { IssueKey } from '#domain/access.ts'
import type { StoredPressJob } from '#store/press-jobs/press-jobs.ts'
import { checkSentIssue, checkSentPage, pageIn } from '../check/check-sent-pages.ts'
import { openQuestions, sayFinding } from '../check/page-finding.ts'
import { type GatheredPages, gatherPages } from '../gather-pages.ts'
import type { PageTask } from '../page-task.ts'
import { PressError } from '../press-error.ts'
import { type Press, publish, requireEdition } from '../publish.ts'
import { publishCorrections } from '../publish-corrections.ts'
import { movePage, sharePages } from '../rearrange-pages.ts'
import { releaseOf } from '../release-times.ts'
import { holdPage, publishPages, showHeldPage } from '../single-pages.ts'
import { undoWithdrawal, withdrawArticle } from '../withdraw/withdraw.ts'
import { withUploadedFiles } from './uploaded-files.ts'

/** What a job writes down while it runs. */
export interface JobProgress {
  setPages(pages: readonly PressJobPage[]): void
  setVersion(version: string): void
  setMade(pageNo: number): void
  setFindings(findings: readonly PressFinding[]): Promise<void>
}

/** How a task ended: `shown` is written by the transaction that showed the version. */
export type TaskOutcome = 'shown' | 'done' | 'question'

/** Carries out the task of a job. Running it again after a crash continues: pages are made once. */
export async function carryOut(
  press: Press,
  job: StoredPressJob,
  progress: JobProgress,
): Promise<TaskOutcome> {
  const { key, task } = job
  await requireEdition(press, key)
  const steps = {
    onStep: (pageNo: number, step: string) => {
      if (step === 'done') progress.setMade(pageNo)
    },
    onVersion: progress.setVersion,
  }
  switch (task.kind) {
    case 'check':
    case 'publish':
      return withUploadedFiles(press, task.uploads, async (paths) => {
        const jacket = task.kind === 'publish' ? task.jacket?.toString() : undefined
        const gathered = await gatherPages(paths, jacket, press.fileNames?.[key.publisher])
        const times = task.kind === 'publish' ? timesOf(task) : {}
        const release = await releaseOf(press, key, times)
        const sent = { key, release, times }
        const { pages, findings } = await checkSentIssue(press, sent, gathered)
        progress.setPages(listPages(pages, gathered))
        if (task.kind === 'check') {
          await progress.setFindings(findings)
          return 'done'
        }
        if (await hasQuestions(job, findings, progress)) return 'question'
        await publish(press, { key, release, pages, ...steps })
        return 'shown'
      })
    case 'page':
      return withUploadedFiles(press, [task.upload], async (paths) => {
        const { pageNo } = task
        const gathered = await gatherPages(paths)
        const sent = [{ ...pageIn(gathered.pages, pageNo), pageNo }]
        progress.setPages(listPages(sent, gathered))
        const { findings } = await checkSentPage(press, gathered, { key, pageNo })
        if (await hasQuestions(job, findings, progress)) return 'question'
        await publishPages(press, { key, sent, ...steps })
        return 'shown'
      })
    case 'hold':
      await holdPage(press, { key, pageNo: task.pageNo })
      return 'shown'
    case 'unhold':
      await showHeldPage(press, { key, pageNo: task.pageNo })
      return 'shown'
    case 'move':
      await movePage(press, { key, pageNo: task.pageNo, to: task.to, ...steps })
      return 'shown'
    case 'share':
      await sharePages(press, { key, from: task.from, pages: task.pages, ...steps })
      return 'shown'
    case 'correct':
      progress.setVersion(await publishCorrections(press, key))
      return 'shown'
    case 'withdraw':
    case 'reinstate':
      await changeArticle(press, key, task, job.staff_id)
      return 'done'
  }
}

/** Saves what was found. A fault ends the job. */
async function hasQuestions(
  { answers }: StoredPressJob,
  findings: readonly PressFinding[],
  progress: JobProgress,
): Promise<boolean> {
  await progress.setFindings(findings)
  const faults = findings.filter(({ severity }) => severity === 'fault')
  if (faults.length > 0) throw new PressError(faults.map((fault) => sayFinding(fault).sentence))
  return openQuestions(findings, answers).length > 0
}

async function changeArticle(
  press: Press,
  { publisher }: IssueKey,
  task: Extract<PressTask, { kind: 'withdraw' | 'reinstate' }>,
  staffId: string,
): Promise<void> {
  const { article_id: articleId } = task
  const by = `staff:${staffId}`
  if (task.kind === 'reinstate') {
    await undoWithdrawal(press, { articleId, by }, () => {})
    return
  }
  const { reason, notice, onlyThisEdition } = task
  await withdrawArticle(
    press,
    { publisher, articleId, onlyThisEdition, reason, notice, by },
    () => {},
  )
}

function timesOf({ early, general }: Extract<PressTask, { kind: 'publish' }>) {
  return { ...(early !== undefined && { early }), ...(general !== undefined && { general }) }
}

function listPages(pages: readonly PageTask[], { files }: GatheredPages) {
  return pages.map(({ pageNo, displayName: name }) => {
    const file = files.length === 1 ? files[0] : files.find((one) => one.pageNo === pageNo)
    return { pageNo, name, file: file?.file ?? null, isMade: false }
  })
}
