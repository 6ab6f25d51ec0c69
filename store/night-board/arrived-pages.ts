import { z } from 'zod'
import type { IssueDate } from '#contract/issue-date.ts'
import { PublisherCode } from '#contract/publisher.ts'
import { readFileName } from '#domain/page-file-name.ts'
import type { Database } from '../database.ts'
import { issueId } from '../issues/issue-version.ts'
import { watchedIssuesOn } from '../issues/watched-issues.ts'

/** What the watched folder, the uploads and the queue of the press have of an issue. */
export interface ArrivedPages {
  pages: readonly number[]
  /** Pages that a running job has made. */
  made: readonly number[]
  /** The last page of the watch's page plan, if it has one. */
  planned: number | undefined
  isMaking: boolean
  questions: number
}

const JobPages = z.array(z.object({ pageNo: z.int() }))

/** By issue. */
export async function arrivedPages(
  db: Database,
  date: IssueDate,
): Promise<Map<string, ArrivedPages>> {
  const issues = new Map<string, ArrivedPages>()
  const add = (id: string, more: Partial<ArrivedPages>) => {
    const known = issues.get(id)
    issues.set(id, {
      pages: [...(known?.pages ?? []), ...(more.pages ?? [])],
      made: [...(known?.made ?? []), ...(more.made ?? [])],
      planned: more.planned ?? known?.planned,
      isMaking: known?.isMaking === true || more.isMaking === true,
      questions: (known?.questions ?? 0) + (more.questions ?? 0),
    })
  }
  for (const { progress, ...key } of await watchedIssuesOn(db, date)) {
    const { pages, planned, questions } = progress
    add(issueId(key), { pages, planned, questions: questions.length })
  }
  for (const { pages, state, ...row } of await unfinishedJobs(db, date)) {
    const made = JobPages.parse(JSON.parse(pages)).map(({ pageNo }) => pageNo)
    const questions = state === 'question' ? 1 : 0
    add(idOf(date, row), { pages: made, made, isMaking: state !== 'question', questions })
  }
  for (const { file_name, ...row } of await completeUploads(db, date)) {
    const { page, otherPage } = readFileName(file_name)
    // A file without a clear number may have many pages; the press counts them.
    if (page !== undefined && otherPage === undefined) add(idOf(date, row), { pages: [page] })
  }
  return issues
}

function idOf(date: IssueDate, row: { publisher: string; edition_id: number }): string {
  const publisher = PublisherCode.parse(row.publisher)
  return issueId({ publisher, date, edition: row.edition_id })
}

function unfinishedJobs(db: Database, date: IssueDate) {
  return db
    .selectFrom('press_job')
    .select(['publisher', 'edition_id', 'state', 'pages'])
    .where('date', '=', date)
    .where('state', 'in', ['queued', 'running', 'question'])
    .execute()
}

function completeUploads(db: Database, date: IssueDate) {
  return db
    .selectFrom('desk_upload')
    .select(['publisher', 'edition_id', 'file_name'])
    .where('date', '=', date)
    .where('state', '=', 'complete')
    .execute()
}
