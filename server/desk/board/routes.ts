import {
  changeRelease,
  chooseDutyEditor,
  followBoard,
  getBoard,
  listDutyEditors,
} from '#contract/desk/board.ts'
import type { IssueKey } from '#domain/access.ts'
import { sentenceOf } from '#domain/audit/sentence.ts'
import { releaseOn } from '#domain/release-hours.ts'
import { changesOfIssue } from '#store/audit/changes-of-issue.ts'
import { changeNamesOf } from '#store/audit/read-log.ts'
import { releaseIssue } from '#store/issues/release-issue.ts'
import { dutyEditorOf, dutyEditors, saveDuty } from '#store/staff/duty.ts'
import type { App } from '../../http/app.ts'
import { ProblemError } from '../../http/problem-error.ts'
import type { Services } from '../../services.ts'
import { serveStaff, serveStaffStream } from '../serve-desk.ts'
import { narrowBoard } from './read-board.ts'
import { streamBoard } from './stream-board.ts'

export function boardRoutes(app: App, services: Services): void {
  const { config, db, clock } = services

  serveStaff(app, services, getBoard, async ({ query, staff }) =>
    narrowBoard(await services.board.read(query.date), staff.scope),
  )

  serveStaffStream(app, services, followBoard, ({ context, staff, tokenHash }) =>
    streamBoard(services, context, { tokenHash, scope: staff.scope }),
  )

  serveStaff(app, services, changeRelease, async ({ body, author }) => {
    const { publisher, edition, date, seen, act } = body
    const key = { publisher, edition, date }
    const usual = releaseOn(date, config.releaseHours)
    const by = { author, at: clock.now() }
    const outcome = await releaseIssue(db, { key, act, seen, usual, by })
    return outcome.kind === 'changed' ? { ...outcome, change: await lastChangeOf(key) } : outcome
  })

  serveStaff(app, services, listDutyEditors, async ({ query: { publisher } }) => {
    const chosen = await dutyEditorOf(db, publisher)
    return {
      editors: await dutyEditors(db, publisher),
      chosen: chosen?.id ?? null,
      mobile: chosen?.mobile ?? null,
    }
  })

  serveStaff(app, services, chooseDutyEditor, async ({ body, author }) => {
    const { publisher, staff_id: staffId, mobile } = body
    const editors = await dutyEditors(db, publisher)
    if (staffId !== null && !editors.some(({ id }) => id === staffId)) {
      throw new ProblemError('staff-not-found')
    }
    await saveDuty(db, publisher, { staffId, mobile }, { author, at: clock.now() })
    return {}
  })

  async function lastChangeOf(key: IssueKey) {
    const [last] = await changesOfIssue(db, key)
    if (!last) return null
    const names = await changeNamesOf(db)
    return { at: last.at, who: names.actor(last.actor), sentence: sentenceOf(last.change, names) }
  }
}
