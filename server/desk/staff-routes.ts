import {
  changeStaffPost,
  closeStaff,
  inviteStaff,
  listStaff,
  reopenStaff,
  resetStaff,
} from '#contract/desk/staff.ts'
import type { ChangeAuthor } from '#store/audit/record-change.ts'
import { everyStaffMember } from '#store/staff/accounts.ts'
import {
  changePost,
  closeAccount,
  inviteStaffMember,
  reopenAccount,
  resetAccount,
  type StaffOutcome,
} from '#store/staff/change-staff.ts'
import type { App } from '../http/app.ts'
import { ProblemError } from '../http/problem-error.ts'
import { NotSentError } from '../integrations/messaging/send.ts'
import type { Services } from '../services.ts'
import { invitationMail } from './invitation-mail.ts'
import { serveStaff } from './serve-desk.ts'

/** Who works at the desk, and with which role. */
export function staffRoutes(app: App, services: Services): void {
  const { db, clock } = services
  const act = (author: ChangeAuthor) => ({ db, author, at: clock.now() })

  serveStaff(app, services, listStaff, () => everyStaffMember(db))

  serveStaff(app, services, inviteStaff, async ({ body, author }) => {
    const invited = await inviteStaffMember(act(author), body)
    if (invited.kind === 'taken') throw new ProblemError('conflict', 'This address has an account.')
    const { id, token } = invited
    return { id, isSent: await sendInvitation({ ...body, token }) }
  })

  serveStaff(app, services, changeStaffPost, async ({ params, body, author }) =>
    answer(await changePost(act(author), params.id, body)),
  )

  serveStaff(app, services, closeStaff, async ({ params, author }) =>
    answer(await closeAccount(act(author), params.id)),
  )

  serveStaff(app, services, reopenStaff, async ({ params, author }) =>
    answer(await reopenAccount(act(author), params.id)),
  )

  serveStaff(app, services, resetStaff, async ({ params: { id }, author }) => {
    const token = await resetAccount(act(author), id)
    const member = (await everyStaffMember(db)).find((each) => each.id === id)
    if (token === undefined || !member) throw new ProblemError('staff-not-found')
    return { id, isSent: await sendInvitation({ ...member, token }) }
  })

  async function sendInvitation(invited: {
    email: string
    name: string
    token: string
  }): Promise<boolean> {
    try {
      await services.sendMail({ to: invited.email, ...invitationMail(services.config, invited) })
      return true
    } catch (error) {
      if (!(error instanceof NotSentError)) throw error
      services.log('warn', 'invitation not sent', { error: error.message })
      return false
    }
  }
}

function answer(outcome: StaffOutcome): Record<string, never> {
  if (outcome === 'not-found') throw new ProblemError('staff-not-found')
  if (outcome === 'last-admin') {
    throw new ProblemError('last-admin', 'At least one admin must remain.')
  }
  return {}
}
