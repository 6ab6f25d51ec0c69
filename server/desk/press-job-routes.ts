import { listDeskEditions } from '#contract/desk/editions.ts'
import {
  addPressJob,
  answerPressJob,
  cancelPressJob,
  listPressJobs,
  type PressTask,
  retryPressJob,
} from '#contract/desk/press-jobs.ts'
import { PublisherCode } from '#contract/publisher.ts'
import { API_BASE } from '#contract/route.ts'
import type { IssueKey } from '#domain/access.ts'
import { type ChangeTarget, isAllowed, isInScope } from '#domain/staff/permissions.ts'
import { issueFolder, pageFiles } from '#store/issue-files.ts'
import { editionGroupsOf } from '#store/issues/editions.ts'
import { heldPagesOf, pageOutlineOf } from '#store/issues/recent-issues.ts'
import { shownVersionOf } from '#store/issues/versions.ts'
import {
  answerJob,
  cancelJob,
  insertPressJob,
  pressJobOf,
  pressJobsOf,
  retryJob,
} from '#store/press-jobs/press-jobs.ts'
import { everyStaffMember, type StaffAccount } from '#store/staff/accounts.ts'
import { uploadOf } from '#store/uploads/uploads.ts'
import type { App } from '../http/app.ts'
import { ProblemError } from '../http/problem-error.ts'
import { SIGNED_PATH } from '../issues/signing.ts'
import type { Services } from '../services.ts'
import { serveStaff } from './serve-desk.ts'

/** The queue of the press. The press itself is another process: see `broadsheet press worker`. */
export function pressJobRoutes(app: App, services: Services): void {
  const { db, clock, signer } = services

  serveStaff(app, services, listDeskEditions, async ({ staff }) => {
    const titles = PublisherCode.options.map(async (publisher) =>
      (await editionGroupsOf(db, publisher)).flatMap(({ editions }) =>
        editions.map(({ id: edition, edition_name, edition_names }) => ({
          publisher,
          edition,
          names: edition_names ?? { en: edition_name, kn: edition_name },
        })),
      ),
    )
    const editions = (await Promise.all(titles)).flat()
    return editions.filter((one) => isInScope(staff.scope, { kind: 'edition', ...one }))
  })

  serveStaff(app, services, listPressJobs, async ({ query }) => {
    const names = new Map((await everyStaffMember(db)).map(({ id, name }) => [id, name]))
    const jobs = (await pressJobsOf(db, query)).map(({ pages, ...job }) => ({
      ...job,
      who: names.get(job.staff_id) ?? '',
      pages: pages.map((page) => ({
        ...page,
        image: page.isMade && job.version ? imageOf(query, job.version, page.pageNo) : null,
      })),
    }))
    const version = await shownVersionOf(db, query)
    const outline = version ? await pageOutlineOf(db, query, version) : []
    const shown = outline.map(({ pageNo, displayName: name }) => ({
      ...{ pageNo, name, file: null, isMade: true },
      image: version ? imageOf(query, version, pageNo) : null,
    }))
    return { jobs, shown, held: version ? await heldPagesOf(db, query, version) : [] }
  })

  serveStaff(app, services, addPressJob, async ({ body, staff, author }) => {
    const { task, ...key } = body
    await requireInput(staff, key, task)
    const job = { key, task, staff_id: staff.id, from: author.from }
    return { id: await insertPressJob(db, job, clock.now()) }
  })

  serveStaff(app, services, answerPressJob, async ({ params, body }) => {
    await requireJob(params.job, body)
    return changed(await answerJob(db, params.job, body.answers, clock.now()))
  })

  serveStaff(app, services, cancelPressJob, async ({ params, body }) => {
    await requireJob(params.job, body)
    return changed(await cancelJob(db, params.job, clock.now()))
  })

  serveStaff(app, services, retryPressJob, async ({ params, body }) => {
    await requireJob(params.job, body)
    return changed(await retryJob(db, params.job, clock.now()))
  })

  function imageOf(key: IssueKey, version: string, pageNo: number): string {
    const folder = issueFolder(key, version)
    const { token } = signer.sign(folder, clock.now())
    return `${API_BASE}${SIGNED_PATH}/${token}/${folder}/${pageFiles(pageNo).thumb}`
  }

  /** The permission for the edition is checked before: the job must be one of it. */
  async function requireJob(id: string, named: Pick<IssueKey, 'publisher' | 'edition'>) {
    const job = await pressJobOf(db, id)
    const { publisher, edition } = job?.key ?? {}
    if (publisher !== named.publisher || edition !== named.edition) {
      throw new ProblemError('not-found')
    }
  }

  /** What a task uses besides its own issue. */
  async function requireInput(staff: StaffAccount, key: IssueKey, task: PressTask): Promise<void> {
    const { publisher } = key
    switch (task.kind) {
      case 'check':
      case 'publish':
        for (const id of task.uploads) await requireUpload(staff, key, id)
        return
      case 'page':
        return requireUpload(staff, key, task.upload)
      case 'share':
        return requirePublishing(staff, { kind: 'edition', publisher, edition: task.from })
      case 'withdraw':
        if (!task.onlyThisEdition) requirePublishing(staff, { kind: 'title', publisher })
        return
      case 'reinstate':
        return requirePublishing(staff, { kind: 'title', publisher })
      case 'hold':
      case 'unhold':
      case 'move':
      case 'correct':
        return
    }
  }

  /** Editions of a title share files of the same day. */
  async function requireUpload(staff: StaffAccount, key: IssueKey, id: string): Promise<void> {
    const upload = await uploadOf(db, id)
    if (upload?.key.publisher !== key.publisher || upload.key.date !== key.date) {
      throw new ProblemError('not-found', 'A file is not there any more. Send it again.')
    }
    const { publisher, edition } = upload.key
    requirePublishing(staff, { kind: 'edition', publisher, edition })
    if (upload.state !== 'complete') {
      throw new ProblemError('conflict', `${upload.file_name} is not complete.`)
    }
  }
}

function requirePublishing(staff: StaffAccount, target: ChangeTarget): void {
  if (isAllowed(staff, 'issues.publish', target)) return
  throw new ProblemError('forbidden', 'Your role does not include this.')
}

function changed(isChanged: boolean): Record<string, never> {
  if (isChanged) return {}
  throw new ProblemError('conflict', 'The job has changed meanwhile.')
}
