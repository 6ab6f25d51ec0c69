import type { StaffRole } from '#contract/desk/permissions.ts'
import { signInAsDemoStaff } from '#contract/dev.ts'
import { DAY_MS } from '#contract/durations.ts'
import { type StaffAccount, staffByEmail } from '#store/staff/accounts.ts'
import { inviteStaffMember } from '#store/staff/change-staff.ts'
import { createLink, useLink } from '#store/staff/one-time-links.ts'
import { startDeskSession } from '../desk/desk-session.ts'
import type { App } from '../http/app.ts'
import { ProblemError } from '../http/problem-error.ts'
import { serve } from '../http/serve.ts'
import type { Services } from '../services.ts'

type DemoServices = Pick<Services, 'config' | 'db' | 'clock'>

const LINK_MS = DAY_MS
/** The path of a link that opens the desk, without its token. */
const LINK_PATH = '/dev/desk-link'

const AUTHOR = { actor: 'command:stand-ins', from: {} } as const

/** Routes that exist only with stand-ins: anyone on this machine can open the desk in every role. */
export function demoStaffRoutes(app: App, services: DemoServices): void {
  const { db, clock } = services

  serve(app, signInAsDemoStaff, async ({ body, context }) => {
    const account = await demoStaff(services, body.role)
    await startDeskSession(services, context, account)
    return { email: account.email }
  })

  app.get(`${LINK_PATH}/:token`, async (context) => {
    const link = {
      token: context.req.param('token'),
      kind: 'demo',
      now: clock.now().getTime(),
    } as const
    const state = await db.transaction().execute((tx) => useLink(tx, link))
    if (state.kind === 'used') throw new ProblemError('link-used')
    if (state.kind === 'expired') throw new ProblemError('link-expired')
    await startDeskSession(services, context, state.account)
    return context.redirect('/desk')
  })
}

/** The path of a new link that opens the desk as admin, once. */
export async function demoDeskLink(services: DemoServices): Promise<string> {
  const { db, clock } = services
  const { id } = await demoStaff(services, 'admin')
  const now = clock.now().getTime()
  const token = await db
    .transaction()
    .execute((tx) => createLink(tx, { staffId: id, kind: 'demo', now, validMs: LINK_MS }))
  return `${LINK_PATH}/${token}`
}

/** An earlier demo account that is open and still has the role, or a new one. */
async function demoStaff(services: DemoServices, role: StaffRole): Promise<StaffAccount> {
  for (let number = 1; ; number += 1) {
    const email = `demo-${role}-${number}@example.com`
    const account = await staffByEmail(services.db, email)
    if (!account) return createDemoStaff(services, { role, email, name: `Demo ${role} ${number}` })
    if (!account.isClosed && account.role === role) return account
  }
}

async function createDemoStaff(
  { db, clock }: DemoServices,
  { role, email, name }: Pick<StaffAccount, 'role' | 'email' | 'name'>,
): Promise<StaffAccount> {
  const post = { role, scope: 'all' } as const
  await inviteStaffMember({ db, author: AUTHOR, at: clock.now() }, { email, name, post })
  const account = await staffByEmail(db, email)
  if (!account) throw new Error(`${email} was not created`)
  return account
}
