import type { CorrectionStep, InvalidStep, PageDraft } from '#contract/desk/correction-steps.ts'
import {
  discardCorrections,
  findInIssue,
  followCorrections,
  getCorrectionPage,
  listCorrections,
  publishCorrections,
  sendPicture,
  sendSteps,
} from '#contract/desk/corrections.ts'
import type { OfIssue } from '#contract/desk/of-issue.ts'
import { API_BASE } from '#contract/route.ts'
import type { IssueKey } from '#domain/access.ts'
import { pageRegionPrefix } from '#domain/region-prefix.ts'
import { applySteps, discardDraft } from '#store/corrections/apply-steps.ts'
import { draftsOf, hasUnpublished } from '#store/corrections/drafts.ts'
import { isReplacementStored, storeReplacement } from '#store/corrections/replacements.ts'
import { changesSince, historyOf } from '#store/corrections/steps.ts'
import { issueFolder, pageFiles } from '#store/issue-files.ts'
import { issueVersion } from '#store/issues/shown-issue.ts'
import { shownVersionOf } from '#store/issues/versions.ts'
import { readPageWords } from '#store/page-words.ts'
import { insertPressJob } from '#store/press-jobs/press-jobs.ts'
import type { App } from '../../http/app.ts'
import { ProblemError } from '../../http/problem-error.ts'
import { SIGNED_PATH } from '../../issues/signing.ts'
import type { Services } from '../../services.ts'
import { serveStaff, serveStaffStream } from '../serve-desk.ts'
import { findWords } from './find-words.ts'
import { listPages } from './list-pages.ts'
import { currentDraft, openPage } from './page-base.ts'
import { streamPage } from './stream-page.ts'

/** Correcting what the press read. Drafts change by steps; the press publishes them. */
export function correctionRoutes(app: App, services: Services): void {
  const { db, assets, clock, signer } = services

  serveStaff(app, services, listCorrections, async ({ query }) => {
    const version = await shownVersionOf(db, query)
    if (version === undefined) return { version: null, pages: [] }
    return { version, pages: await listPages(services, query, version) }
  })

  serveStaff(app, services, getCorrectionPage, async ({ query, staff }) => {
    const page = { key: keyOf(query), pageNo: query.page }
    const opened = await openPage(services, page)
    if (!opened) return { page: null }
    const { pages } = await issueVersion(db, page.key, opened.version)
    const pressed = pages.find(({ pageNo }) => pageNo === page.pageNo)
    if (!pressed) return { page: null }
    return {
      page: {
        draft: currentDraft(opened),
        ...{ width: pressed.width, height: pressed.height },
        images: imagesOf(page.key, opened.version, pressed),
        idPrefix: pageRegionPrefix(page.key, page.pageNo),
        history: await historyOf(db, page, staff.id),
        closed: opened.closed,
      },
    }
  })

  serveStaff(app, services, sendSteps, async ({ body, staff }) => {
    const { since, steps } = body
    const page = { key: keyOf(body), pageNo: body.page }
    const opened = await openPage(services, page)
    if (!opened) return { changes: [], sequence: 0, refused: refuse(steps[0], 'outdated') }
    const { base, closed, version } = opened
    const folder = issueFolder(page.key, version)
    const needsWords = steps.some(({ act }) => AREA_ACTS.includes(act))
    const words = needsWords ? await readPageWords(assets, folder, page.pageNo) : undefined
    const fault = await faultsOf(page, steps)
    const author = { staffId: staff.id, now: clock.now() }
    const check = (step: CorrectionStep, draft: PageDraft) => fault(step, draft)
    const refused = closed
      ? refuse(steps[0], closed)
      : ((steps.length > 0
          ? await applySteps(db, { page, steps, base, words, check, author })
          : undefined) ?? null)
    const changes = await changesSince(db, page, since)
    return { changes, sequence: changes.at(-1)?.sequence ?? since, refused }
  })

  serveStaffStream(app, services, followCorrections, async ({ context, query, staff, tokenHash }) =>
    streamPage(services, context, {
      page: { key: keyOf(query), pageNo: query.page },
      ...{ since: query.since, staffId: staff.id, tokenHash },
    }),
  )

  serveStaff(app, services, publishCorrections, async ({ body, staff, author }) => {
    const key = keyOf(body)
    const drafts = await draftsOf(db, key)
    if (!drafts.some(hasUnpublished)) return { job: null }
    const task = { kind: 'correct' } as const
    const job = { key, task, staff_id: staff.id, from: author.from }
    return { job: await insertPressJob(db, job, clock.now()) }
  })

  serveStaff(app, services, discardCorrections, async ({ body, staff }) => {
    const page = { key: keyOf(body), pageNo: body.page }
    const opened = await openPage(services, page)
    if (!opened?.stored) return {}
    await discardDraft(db, page, opened.base, { staffId: staff.id, now: clock.now() })
    return {}
  })

  serveStaff(app, services, sendPicture, async ({ body }) => {
    const picture = await storeReplacement(assets, keyOf(body), Buffer.from(body.bytes, 'base64'))
    if (!picture) throw new ProblemError('invalid-request', 'Send a JPEG, PNG or WebP picture.')
    return { picture }
  })

  serveStaff(app, services, findInIssue, async ({ query }) => ({
    stories: await findWords(services, keyOf(query), query.words),
  }))

  function imagesOf(
    key: IssueKey,
    version: string,
    { pageNo, more_files }: { pageNo: number; more_files: readonly string[] },
  ) {
    const folder = issueFolder(key, version)
    const { token } = signer.sign(folder, clock.now())
    const files = pageFiles(pageNo)
    return IMAGE_WIDTHS.filter(
      (width) => width <= 2400 || more_files.includes(files.image(width)),
    ).map((width) => ({
      width,
      address: `${API_BASE}${SIGNED_PATH}/${token}/${folder}/${files.image(width)}`,
    }))
  }

  /** What the rules of a draft cannot know: ids belong to their page, and pictures must be there. */
  async function faultsOf(
    { key, pageNo }: { key: IssueKey; pageNo: number },
    steps: readonly CorrectionStep[],
  ): Promise<(step: CorrectionStep, draft: PageDraft) => InvalidStep | undefined> {
    const prefix = pageRegionPrefix(key, pageNo)
    const missing = new Set<string>()
    for (const step of steps) {
      if (step.act !== 'picture' || step.picture === null) continue
      if (!(await isReplacementStored(assets, key, step.picture))) missing.add(step.picture)
    }
    return (step) => {
      const ids = step.act === 'draw' ? [step.story] : step.act === 'split' ? step.newIds : []
      if (ids.some((id) => !id.startsWith(prefix))) return 'id-of-another-page'
      return step.act === 'picture' && step.picture !== null && missing.has(step.picture)
        ? 'no-such-picture'
        : undefined
    }
  }
}

const AREA_ACTS: readonly string[] = ['draw', 'reshape', 'split']
const IMAGE_WIDTHS = [800, 1600, 2400, 3600] as const

function keyOf({ publisher, edition, date }: OfIssue): IssueKey {
  return { publisher, edition, date }
}

function refuse(step: CorrectionStep | undefined, why: InvalidStep) {
  return step ? ({ kind: 'invalid', id: step.id, why } as const) : null
}
