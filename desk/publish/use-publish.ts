import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CallError } from '#contract/call-error.ts'
import { listDeskEditions } from '#contract/desk/editions.ts'
import type { OfIssue } from '#contract/desk/of-issue.ts'
import {
  addPressJob,
  answerPressJob,
  cancelPressJob,
  listPressJobs,
  type PressTask,
  retryPressJob,
} from '#contract/desk/press-jobs.ts'
import { listUploads } from '#contract/desk/uploads.ts'
import { showToast } from '#ui/toast.ts'
import { call } from '../api/call.ts'
import { removeFile } from '../api/send-file.ts'
import { type Translate, useT } from '../i18n/use-t.ts'

const POLL_MS = 1500
const PUBLISH = 'publish'

export function useEditions() {
  return useQuery({ queryKey: [PUBLISH, 'editions'], queryFn: () => call(listDeskEditions, {}) })
}

export function useUploads(issue: OfIssue) {
  return useQuery({
    queryKey: [PUBLISH, 'uploads', issue],
    queryFn: () => call(listUploads, { query: issue }),
  })
}

/** Jobs and pages, read again while the screen is open: colleagues and the press change them. */
export function usePressJobs(issue: OfIssue) {
  return useQuery({
    queryKey: [PUBLISH, 'jobs', issue],
    queryFn: () => call(listPressJobs, { query: issue }),
    refetchInterval: POLL_MS,
  })
}

export function useReload(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: [PUBLISH] })
}

export function useAddJob(issue: OfIssue) {
  return useChange(({ task, edition = issue.edition }: { task: PressTask; edition?: number }) =>
    call(addPressJob, { body: { ...issue, edition, task } }),
  )
}

export function useAnswer({ publisher, edition }: OfIssue) {
  return useChange(({ job, answers }: { job: string; answers: string[] }) =>
    call(answerPressJob, { params: { job }, body: { publisher, edition, answers } }),
  )
}

export function useCancel({ publisher, edition }: OfIssue) {
  return useChange((job: string) =>
    call(cancelPressJob, { params: { job }, body: { publisher, edition } }),
  )
}

export function useRetry({ publisher, edition }: OfIssue) {
  return useChange((job: string) =>
    call(retryPressJob, { params: { job }, body: { publisher, edition } }),
  )
}

export function useRemoveFile() {
  return useChange(removeFile)
}

function useChange<Input, Reply>(change: (input: Input) => Promise<Reply>) {
  const t = useT()
  const reload = useReload()
  return useMutation({
    mutationFn: change,
    onSettled: reload,
    onError: (error) => showToast('error', refusalWords(error, t)),
  })
}

function refusalWords(error: Error, t: Translate): string {
  const code = error instanceof CallError ? error.code : 'internal'
  if (code === 'forbidden') return t('Your role does not allow this.')
  if (code === 'conflict') return t('It has changed meanwhile. Please look again.')
  return t('The change was not made. Please try again.')
}
